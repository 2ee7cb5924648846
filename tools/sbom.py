"""The list of parts of a release (an SBOM): CycloneDX 1.6 as JSON, from the lock files alone.

Parts are what is installed with Queendom, what is built into the page, fonts included, and what only builds the page,
which is marked as such. The hashes are those that the locks demand: of each file that may be installed.
"""

import base64
import json
import os
import re
import uuid
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ITSELF = "queendom"


def sbom(version, wheel_hash, when):
    """`when` is a time in ISO 8601: with the same wheel and time the list is the same to the byte."""
    licences = _licences()
    python, page = _python(licences), _page(licences)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": "urn:uuid:%s" % uuid.uuid5(uuid.NAMESPACE_URL, "queendom/%s/%s" % (version, wheel_hash)),
        "version": 1,
        "metadata": {
            "timestamp": when,
            "component": {
                "type": "application",
                "bom-ref": ITSELF,
                "name": "queendom",
                "version": version,
                "purl": "pkg:pypi/queendom@%s" % version,
                "licenses": [{"license": {"id": "MIT"}}],
                "hashes": [{"alg": "SHA-256", "content": wheel_hash}],
            },
        },
        "components": [*python, *page],
        "dependencies": [
            {"ref": ITSELF, "dependsOn": [one["bom-ref"] for one in (*python, *page) if one["scope"] != "excluded"]},
            *({"ref": one["bom-ref"]} for one in (*python, *page)),
        ],
    }


def _licences():
    loader = SourceFileLoader("licences", os.path.join(HOME, "tools", "licences"))
    module = module_from_spec(spec_from_loader("licences", loader))
    loader.exec_module(module)
    return module


def _python(licences):
    with open(os.path.join(HOME, "requirements.lock"), encoding="utf-8") as file:
        lock = file.read()
    pattern = (
        r"^([a-z0-9][a-z0-9._-]*)(?:\[[a-z,]+\])?==([^ \n\\;]+)([^\n]*)\n((?:    --hash=sha256:[0-9a-f]{64}[^\n]*\n)+)"
    )
    found = re.findall(pattern, lock, re.MULTILINE)
    lines = re.findall(r"^[a-z0-9][^\n]*==", lock, re.MULTILINE)
    assert len(found) == len(lines), "a line of the lock was not understood"
    return [
        _part(
            "pkg:pypi/%s@%s" % (name, version), name, version, licences.licence_of_python(name),
            [("SHA-256", one) for one in re.findall(r"sha256:([0-9a-f]{64})", hashes)],
            "optional" if ";" in marker else "required",  # for some systems only
        )
        for name, version, marker, hashes in found
    ]  # fmt: skip


def _page(licences):
    with open(os.path.join(HOME, "web", "package-lock.json"), encoding="utf-8") as file:
        lock = json.load(file)["packages"]
    bundled = set(licences.web_packages())
    parts = {}
    for place, one in lock.items():
        if not place or "integrity" not in one:
            continue
        name = place.rpartition("node_modules/")[2]
        kind, _, digest = one["integrity"].partition("-")
        hashes = [("SHA-%s" % kind[3:], base64.b64decode(digest).hex())]
        is_bundled = name in bundled and place == "node_modules/%s" % name
        purl = "pkg:npm/%s@%s" % (name.replace("@", "%40"), one["version"])
        scope = "required" if is_bundled else "excluded"
        parts.setdefault(purl, _part(purl, name, one["version"], one.get("license"), hashes, scope))
    assert bundled == {one["name"] for one in parts.values() if one["scope"] == "required"}
    return list(parts.values())


def _part(purl, name, version, licence, hashes, scope):
    part = {"type": "library", "bom-ref": purl, "name": name, "version": version, "scope": scope, "purl": purl}
    if licence:
        # An expression of one name is a name, too.
        part["licenses"] = [{"expression": licence}]
    part["hashes"] = [{"alg": kind, "content": content} for kind, content in hashes]
    return part
