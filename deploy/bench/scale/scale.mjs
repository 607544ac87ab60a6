// `node deploy/bench/scale/scale.mjs [--cost <output of npm run bench -- cost>]`: how much one and two processes bear, and what
// more buybacks a second need. Figures of the bench in, one JSON document out. What it means is told in contracts/docs/scale.md.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { round } from '../measure.mjs';
import { simulated } from './queues.mjs';

/** Of deploy/bench/measured.md, on quiet cores. */
const measured = {
  /** One declaration answered: 801 a second at full speed. */
  answerMs: 1.25,
  /** With everything that follows: 8.5 to 10.5 ms at 100 a second. */
  allMs: 9.5,
  /** Of it, drawing labels in a thread of its own. */
  labelMs: 3,
  events: 16,
  appends: 10,
  rowBytes: 1500,
  indexEntries: 19,
  entryBytes: 110,
  writtenBytes: 650_000,
};
const limits = { embeddedEvents: 42_964, eventStoreAppends: 6_081, relayedMessages: 21_481, messages: 10 };
const share = 0.6;

const { values } = parseArgs({ options: { cost: { type: 'string' } } });
const bench = values.cost && JSON.parse(readFileSync(values.cost, 'utf8')).results.cost.at100.buyback;
const figures = bench ? { ...measured, allMs: bench.cpuMs } : measured;

const { answerMs, allMs, labelMs } = figures;
const answer = (thread) => ({ name: 'answer', thread, ms: answerMs });
const label = { name: 'label', thread: 'drawing', ms: labelMs };
/** What follows, in as many threads; each has its part of the consumers. */
const follow = (...threads) => {
  const ms = (allMs - answerMs - labelMs) / threads.length;
  return threads.map((thread) => ({ name: 'follow', thread, ms, pieces: 8 / threads.length }));
};
const shapes = {
  'one thread': [answer('main'), label, ...follow('main')],
  'one process': [answer('main'), label, ...follow('second')],
  'api and worker': [answer('api'), label, ...follow('worker')],
  'api and two workers': [answer('api'), label, ...follow('worker', 'worker 2')],
};

/** The highest rate at which what was declared is also done. */
function borne(stages, cores) {
  const busiest = Math.max(...threadsOf(stages).values());
  const loaded = Math.min(1000 / busiest, (cores * 1000) / allMs);
  const at = (part) => simulated({ stages, cores, rate: loaded * part, seconds: 60 });
  return { perSecond: round(loaded, 1), at60Percent: at(0.6), at90Percent: at(0.9), beyond: at(1.3) };
}
function threadsOf(stages) {
  const sums = new Map();
  for (const { thread, ms } of stages) sums.set(thread, (sums.get(thread) ?? 0) + ms);
  return sums;
}

/** What a rate needs, with cores used to six tenths. */
const needs = (rate) => ({
  rate,
  cores: Math.ceil((rate * allMs) / 1000 / share),
  workers: Math.ceil((rate * (allMs - answerMs - labelMs)) / 1000 / share),
  logsEmbedded: Math.ceil((rate * figures.events) / (limits.embeddedEvents * share)),
  logsEventStore: Math.ceil((rate * figures.appends) / (limits.eventStoreAppends * share)),
  relays: Math.ceil((rate * limits.messages) / (limits.relayedMessages * share)),
  writtenMbPerSecond: round((rate * figures.writtenBytes) / 1e6),
});
const { rowBytes, indexEntries, entryBytes } = figures;
const result = {
  figures,
  borne: Object.fromEntries(
    Object.entries(shapes).map(([name, stages]) => [
      name,
      { twoCores: borne(stages, 2), fourCores: borne(stages, 4) },
    ]),
  ),
  needs: [10, 1000, 10_000].map(needs),
  hundredMillionRowsGb: round((1e8 * (rowBytes + indexEntries * entryBytes)) / 1e9),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
