import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '@reprise/kernel';
import { fillPart, filledTo, joinParts } from '@reprise/read-kernel';
import { noNeighbour } from '@reprise/read-kernel/waiting';
import { openEngines, type Engines } from '../engines';
import { lists } from '../read-models';
import { filled, type FillOrder } from './fill-order.types';

const { config, turns, stopped, projection: name, physical, part, until } = workerData as FillOrder;
const cacheBytes = 32_000_000;

class Stopped extends Error {}
function unlessStopped(): void {
  if (Atomics.load(new Int32Array(stopped), 0) === 1) throw new Stopped();
}

async function work({ log, readDocuments: documents }: Engines): Promise<void> {
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

async function fill(): Promise<void> {
  const engines = await openEngines(config, { beside: { neighbour: noNeighbour, turns, claimed: true } });
  try {
    await work(engines);
    parentPort?.postMessage(filled);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    await engines.close();
  }
}

giveWay();
void fill().then(() => process.exit(0));
