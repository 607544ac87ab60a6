import { parentPort, workerData } from 'node:worker_threads';
import {
  HostHealth,
  hostLogger,
  openGateways,
  openTelemetry,
  prepareEngines,
  ProcessEnd,
  untilServed,
  type Engines,
} from '@reprise/hosting';
import { giveWay } from '@reprise/kernel';
import { workerOf } from '@reprise/worker';
import { relayInside } from '../relay-inside';
import type { Order, ThreadData } from './orders.types';
import { portNeighbour } from './port-neighbour';
import { RequestsElsewhere } from './requests-elsewhere';

const { config, neighbour, turns, requests: counted } = workerData as ThreadData;
const requests = new RequestsElsewhere(counted);
const logger = hostLogger(config);
const { host, instance, traces } = config;
const telemetry = openTelemetry({ host, instance, ...traces, inThread: true });
const { observer } = telemetry;
const relay = relayInside(config, logger, telemetry);
let { port } = config;

/** The same worker as a separate host's. */
function start(engines: Engines) {
  const gateways = openGateways(config, engines, logger, () => port);
  const { consumers } = relay;
  const worker = workerOf({ engines, gateways, logger, observer, config, consumers, requests });
  worker.start();
  parentPort?.postMessage('working');
  return { worker, engines };
}

async function open() {
  const beside = { neighbour: portNeighbour(neighbour), turns, claimed: true };
  const prepared = await prepareEngines(config, { observer, logger, beside });
  const { engines: watch } = new HostHealth(config, prepared.uses, logger);
  watch.start();
  const working = untilServed(watch, logger, async () => start(await prepared.open(watch.isAway)));
  return { prepared, watch, working };
}

const opening = open();

async function end(): Promise<void> {
  const { prepared, watch, working } = await opening;
  await watch.stop();
  const started = await working;
  await started?.worker.stop();
  await relay.close();
  await (started?.engines ?? prepared).close();
  await telemetry.close();
}

async function obey(order: Order): Promise<void> {
  switch (order.order) {
    case 'count':
      return order.to.postMessage(await telemetry.metrics.figures());
    case 'listens':
      port = order.port;
      return;
    case 'stop':
      await end();
      process.exit(0);
  }
}

// Somebody waits for an answer, nobody for a row or a label of this very millisecond.
giveWay();
new ProcessEnd(logger, end).onStrayFailures();
parentPort?.on('message', (order: Order) => void obey(order));
