'use strict';

// Scheduling and statistics of the load, without any knowledge of the protocol.
//
// A table is an object with one method:
//
//   move(landed, ready)
//
// It plays one move and calls `landed()` once every player of the table has
// received the result, and `ready()` once the table can take the next move
// (the player to move knows that it is to move, or a new game has been
// opened). Each is called exactly once, in either order. A table is never
// asked for a move before it is ready; it must be ready when it is handed in.

const STALL_MS = 10_000;

/**
 * Play on all tables for `warmup` + `seconds` seconds and measure the latter.
 *
 * rate = 0: every table plays as fast as it can. Counted are the moves that
 * land within the measured time, the latency is taken from the call of move().
 *
 * rate > 0: open loop. Move number i is due at i / rate on table i % n, and
 * its latency is taken from that time, even if the table was still busy then.
 * Counted are the moves that are due within the measured time; the load goes
 * on until the last of them has landed, so that no slow one is left out.
 */
function run(tables, { rate = 0, seconds, warmup = 0 }) {
  return rate > 0
    ? runOpen(tables, rate, seconds, warmup)
    : runClosed(tables, seconds, warmup);
}

function runClosed(tables, seconds, warmup) {
  return new Promise((resolve, reject) => {
    const begin = performance.now() + warmup * 1000;
    const end = begin + seconds * 1000;
    const latencies = [];
    let lastLanding = performance.now();
    let running = true;

    function play(table) {
      const sent = performance.now();
      table.move(
        () => {
          const now = performance.now();
          lastLanding = now;
          if (now >= begin && now < end) latencies.push(now - sent);
        },
        () => {
          if (running) play(table);
        },
      );
    }

    const watch = setInterval(() => {
      if (performance.now() - lastLanding > STALL_MS) stop(() => reject(stalled()));
    }, 1000);
    const timer = setTimeout(
      () => stop(() => resolve(summary(latencies, seconds))),
      end - performance.now(),
    );
    function stop(then) {
      running = false;
      clearInterval(watch);
      clearTimeout(timer);
      then();
    }

    for (const table of tables) play(table);
  });
}

function runOpen(tables, rate, seconds, warmup) {
  return new Promise((resolve, reject) => {
    const interval = 1000 / rate;
    const firstCounted = Math.ceil(warmup * rate);
    const counted = Math.round(seconds * rate);
    const lines = tables.map((table) => ({ table, busy: false, due: [] }));
    const latencies = [];
    const start = performance.now();
    const begin = start + firstCounted * interval;
    let next = 0;
    let lastLanding = start;

    function play(line) {
      const number = line.due.shift();
      line.busy = true;
      line.table.move(
        () => {
          lastLanding = performance.now();
          if (number >= firstCounted && number < firstCounted + counted) {
            latencies.push(lastLanding - (start + number * interval));
          }
        },
        () => {
          line.busy = false;
          if (line.due.length > 0) play(line);
        },
      );
    }

    // Timers are a millisecond coarse, as long as the latencies themselves, so
    // the driver spins over the event loop instead of sleeping. It has a core
    // of its own for that.
    function tick() {
      const now = performance.now();
      while (start + next * interval <= now) {
        const line = lines[next % lines.length];
        line.due.push(next);
        next += 1;
        if (!line.busy) play(line);
      }
      if (latencies.length === counted) {
        const elapsed = Math.max(seconds, (lastLanding - begin) / 1000);
        resolve(summary(latencies, elapsed));
      } else if (now - lastLanding > STALL_MS) {
        reject(stalled());
      } else {
        setImmediate(tick);
      }
    }
    tick();
  });
}

function stalled() {
  return new Error(`no move has landed for ${STALL_MS / 1000} seconds`);
}

function summary(latencies, seconds) {
  const sorted = Float64Array.from(latencies).sort();
  // Nearest rank.
  const quantile = (q) => sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)];
  const round = (value) => (value === undefined ? null : Number(value.toFixed(3)));
  return {
    moves: sorted.length,
    seconds: round(seconds),
    rate: round(sorted.length / seconds),
    latency_ms: { p50: round(quantile(0.5)), p99: round(quantile(0.99)), max: round(quantile(1)) },
  };
}

module.exports = { run };
