"""Figures for Prometheus, as a test reads them."""

from __future__ import annotations

import httpx
from prometheus_client.parser import text_string_to_metric_families

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def read(text: str) -> Samples:
    found: Samples = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[(sample.name, tuple(sorted(sample.labels.items())))] = sample.value
    return found


def scraped(address: str) -> Samples:
    """What a server tells at HOST:PORT now."""
    answer = httpx.get(f"http://{address}/metrics")
    assert answer.status_code == 200
    return read(answer.text)


def value(samples: Samples, name: str, **labels: str) -> float:
    return samples.get((f"queendom_{name}", tuple(sorted(labels.items()))), 0.0)
