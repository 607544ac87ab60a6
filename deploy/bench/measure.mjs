import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const quick = process.env.BENCH_QUICK === '1';
export const say = (text) => process.stderr.write(`${text}\n`);
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
export const round = (value, digits = 2) => Number(value.toFixed(digits));

/** The usual percentiles of milliseconds, sorted or not. */
export function percentiles(milliseconds) {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), maxMs: at(1) };
}

export function folderBytes(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) =>
        sum +
        (statSync(join(entry.parentPath ?? entry.path, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
}

const megabytes = (bytes) => round(bytes / 1_048_576, 1);
/** Memory of this process and its disk usage. */
export function memory(folder) {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    rssMb: megabytes(rss),
    heapUsedMb: megabytes(heapUsed),
    ...(folder ? { dataMb: megabytes(folderBytes(folder)) } : {}),
  };
}

/** Numbers in [0, 1), the same for the same seed. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs a benchmark over a temporary folder and passes its result to `run.mjs`, or prints it if started directly. */
export async function bench(work) {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-bench-'));
  let result;
  try {
    result = await work(folder);
  } catch (error) {
    result = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  rmSync(folder, { recursive: true, force: true });
  if (process.send) process.send(result, () => process.exit(0));
  else process.stdout.write(`${JSON.stringify(result, null, 2)}\n`, () => process.exit(0));
}
