// Counts what the process does, from before the product is loaded: transactions, flushes, bytes, pauses, processor time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { round } from './measure.mjs';

const require = createRequire(import.meta.url);
const { DatabaseSync } = require('@photostructure/sqlite');
const onDisk = require('node:fs/promises');

const counts = {
  commits: 0,
  flushes: 0,
  logCommits: 0,
  subscriptionCommits: 0,
  rowCommits: 0,
  documentCommits: 0,
  mailCommits: 0,
  gcMs: 0,
};
const flushing = new WeakSet();
const files = new WeakMap();

function committed(database) {
  counts.commits += 1;
  const isFlushed = flushing.has(database);
  if (isFlushed) counts.flushes += 1;
  const file = files.get(database) ?? '';
  if (file.endsWith('read-models.sqlite')) counts.rowCommits += 1;
  else if (file.endsWith('reference.sqlite')) counts.documentCommits += 1;
  else if (file.endsWith('mails.sqlite')) counts.mailCommits += 1;
  else if (isFlushed) counts.logCommits += 1;
  else counts.subscriptionCommits += 1;
}
/** The driver's own prototype cannot be changed; what the product requires can. */
class CountedDatabase extends DatabaseSync {
  constructor(file, ...more) {
    super(file, ...more);
    files.set(this, file);
  }
  exec(text) {
    const found = /synchronous\s*=\s*(\w+)/i.exec(text);
    if (found?.[1].toUpperCase() === 'FULL') flushing.add(this);
    super.exec(text);
    if (text === 'COMMIT') committed(this);
  }
  prepare(text, ...more) {
    const statement = super.prepare(text, ...more);
    if (text !== 'COMMIT') return statement;
    return { run: () => (committed(this), statement.run()) };
  }
}
const driver = require.cache[require.resolve('@photostructure/sqlite')];
driver.exports = { ...driver.exports, DatabaseSync: CountedDatabase };
const { writeFile } = onDisk;
onDisk.writeFile = (file, content, options) => {
  if (options?.flush) counts.flushes += 1;
  return writeFile(file, content, options);
};
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) counts.gcMs += duration;
}).observe({ entryTypes: ['gc'] });
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const written = () => Number(/^write_bytes: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1] ?? 0);

/** Since the start of the process; the delays of the event loop since the last reset. */
export function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, ...counts, bytes: written() };
}
export function delays() {
  const at = (share) => round(delay.percentile(share) / 1e6);
  const found = { p50Ms: at(50), p90Ms: at(90), p99Ms: at(99), maxMs: round(delay.max / 1e6) };
  delay.reset();
  return found;
}
