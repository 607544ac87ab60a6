// The event log on EventStoreDB against the bare client on the same server: sequential appends, appends by 64
// writers at once, reading everything, and importing a history. The server is the one in EVENTSTORE_URL, or else the
// double of the tests in a separate process: the figures then measure the client and us, not a database.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { EventStoreDbEventLog, uuidv7 } from '@reprise/kernel';
import { bench, memory, quick, round } from './measure.mjs';

const writers = 64;
const rounds = quick ? 1 : 3;
const milliseconds = quick ? 1000 : 2500;
const toRead = quick ? 10_000 : 50_000;
const pages = [500, 10_000];
const data = { productId: uuidv7(), label: 'Apple iPhone 14 128 Go', price: 32_000, note: 'x'.repeat(300) };
const about = { accountId: uuidv7(), actor: { userId: uuidv7(), role: 'admin' } };

/** @returns connection string, description, and how to stop it. */
async function server(folder) {
  const url = process.env.EVENTSTORE_URL;
  if (url && url !== 'double') return { url, what: 'the server in EVENTSTORE_URL', stop() {} };
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const program = join(root, 'services/kernel/dist/testing/eventstoredb/main.js');
  const child = spawn(process.execPath, [program, '0', join(folder, 'log')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = await new Promise((line) => child.stdout.once('data', line));
  return { url: String(started).trim(), what: 'the double, in memory and a file', stop: () => child.kill() };
}

function bareAppend(client) {
  const metadata = { ...about, version: 1, time: new Date().toISOString() };
  return (stream, revision) => {
    const id = uuidv7();
    const event = jsonEvent({
      id,
      type: 'Noted',
      data,
      metadata: { ...metadata, $correlationId: id, $causationId: id },
    });
    const expectedRevision = revision < 0 ? 'no_stream' : BigInt(revision);
    return client.appendToStream(stream, event, { expectedRevision });
  };
}

function logAppend(log) {
  return (stream, revision) => {
    const id = uuidv7();
    const event = { id, type: 'Noted', version: 1, data, ...about, correlationId: id, causationId: id };
    return log.append(stream, [event], revision < 0 ? 'no-stream' : revision);
  };
}

/** Appends per second by a number of writers, each to streams of ten events. */
async function appends(append, atOnce) {
  const until = performance.now() + milliseconds;
  let written = 0;
  async function writer() {
    while (performance.now() < until) {
      const stream = `bench-${uuidv7()}`;
      for (let revision = -1; revision < 9 && performance.now() < until; revision += 1) {
        await append(stream, revision);
        written += 1;
      }
    }
  }
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, writer));
  return (written * 1000) / (performance.now() - began);
}

async function fill(log) {
  const missing = toRead - (await log.distance(''));
  const batch = 100;
  for (let n = 0; n < missing; n += batch) {
    const events = Array.from({ length: batch }, () => {
      const id = uuidv7();
      return { id, type: 'Noted', version: 1, data, ...about, correlationId: id, causationId: id };
    });
    await log.append(`bench-${uuidv7()}`, events, 'no-stream');
  }
}

function readBare(client) {
  const began = performance.now();
  let count = 0;
  return new Promise((done, failed) => {
    const read = client.readAll({ maxCount: toRead });
    read.on('data', () => (count += 1));
    read.on('error', failed);
    read.on('end', () => done((count * 1000) / (performance.now() - began)));
  });
}

async function readLog(log, page) {
  const began = performance.now();
  let [count, position] = [0, ''];
  while (count < toRead) {
    const events = await log.readAll(position, page);
    if (events.length === 0) break;
    count += events.length;
    position = events.at(-1).position;
  }
  return (count * 1000) / (performance.now() - began);
}

/** A history of streams that grow in turns, so that every event is a separate append. */
async function imports(log) {
  const streams = Array.from({ length: 50 }, () => `bench-${uuidv7()}`);
  const time = new Date().toISOString();
  const history = Array.from({ length: toRead / 10 }, (_, n) => {
    const id = uuidv7();
    const place = { stream: streams[n % 50], revision: Math.floor(n / 50), position: '', time };
    return { id, type: 'Noted', version: 1, data, ...about, correlationId: id, causationId: id, ...place };
  });
  const began = performance.now();
  await log.importEvents(history);
  return (history.length * 1000) / (performance.now() - began);
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Alternating, so that other load affects both alike. */
async function inTurns(product, bare) {
  const [ours, theirs] = [[], []];
  for (let turn = 0; turn < rounds; turn += 1) {
    theirs.push(await bare());
    ours.push(await product());
  }
  const [perSecond, baseline] = [mean(ours), mean(theirs)];
  return {
    perSecond: Math.round(perSecond),
    barePerSecond: Math.round(baseline),
    share: round(perSecond / baseline),
  };
}

await bench(async (folder) => {
  const { url, what, stop } = await server(folder);
  const client = EventStoreDBClient.connectionString(url);
  const log = await EventStoreDbEventLog.connect({ url });
  const [ours, bare] = [logAppend(log), bareAppend(client)];
  await appends(ours, 4);
  await appends(bare, 4);
  const results = {
    what: `${what}; single-event appends of 400 bytes, ${rounds} rounds each in turn`,
    baseline: 'the bare client on the same server, appending in its own batches',
    appendsOneAfterAnother: await inTurns(
      () => appends(ours, 1),
      () => appends(bare, 1),
    ),
    [`appendsBy${writers}`]: await inTurns(
      () => appends(ours, writers),
      () => appends(bare, writers),
    ),
  };
  await fill(log);
  for (const page of pages) {
    results[`eventsReadInPagesOf${page}`] = await inTurns(
      () => readLog(log, page),
      () => readBare(client),
    );
  }
  results.importedPerSecond = Math.round(await imports(log));
  await log.close();
  await client.dispose();
  stop();
  return { ...results, memory: memory(folder) };
});
