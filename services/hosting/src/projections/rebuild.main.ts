import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay, silentLogger, type EventLog } from '@reprise/kernel';
import { fillPart, filledTo, joinParts } from '@reprise/read-kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import { noNeighbour } from '@reprise/read-kernel/waiting';
import { reachDocuments } from '../engines/documents-engine';
import { openLog } from '../engines/log-engine';
import { lists } from '../read-models';
import { filled, type FillOrder } from './fill-order.types';

const { config, turns, stopped, projection: name, physical, part, until } = workerData as FillOrder;
const cacheBytes = 32_000_000;

class Stopped extends Error {}
function unlessStopped(): void {
  if (Atomics.load(new Int32Array(stopped), 0) === 1) throw new Stopped();
}

async function work(log: EventLog, documents: Documents): Promise<void> {
  const projection = lists.find((each) => each.name === name);
  if (!projection) throw new RangeError(`no projection is called ${name}`);
  const compare = (a: string, b: string): number => log.compare(a, b);
  const readAll = log.readAll.bind(log);
  const options = { documents, projection, compare, readAll, cacheBytes, written: unlessStopped };
  await fillPart(options, physical, part, until);
  if (part.index > 0) return;
  while (compare(await filledTo(documents, physical, compare), until) < 0) {
    unlessStopped();
    await pause(20);
  }
  await joinParts(documents, projection, physical, until);
}

/** Only the log and the rows: all that a host has takes three times as long to load. */
async function fill(): Promise<void> {
  const beside = { neighbour: noNeighbour, turns, claimed: true };
  const log = await openLog(config, silentLogger, beside);
  const documents = reachDocuments(config, beside);
  try {
    await work(log.log, (await documents.open()).readDocuments);
    parentPort?.postMessage(filled);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    await log.close();
    await documents.close();
  }
}

giveWay();
void fill().then(() => process.exit(0));
