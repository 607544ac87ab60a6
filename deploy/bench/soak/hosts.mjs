// The API and its workers as processes on one folder; the first worker can be killed and comes back.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asStarted, until } from '../product.mjs';

const services = join(dirname(fileURLToPath(import.meta.url)), '../../../services');

function start(host, folder, ports) {
  return fork(join(services, host, 'dist/main.js'), [], {
    env: {
      ...process.env,
      ...{ DATA_DIR: folder, DEMO: 'on', REQUEST_LIMITS: 'off', LOG_LEVEL: 'fatal' },
      ...{ PORT: String(ports.api), OPS_PORT: String(ports[`${host}Ops`]) },
    },
    execArgv: asStarted,
    stdio: ['ignore', 'ignore', 2, 'ipc'],
  });
}

/** What the system says that a process holds. */
function held({ pid }) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field) =>
    Math.round(Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
  return {
    rssMb: megabytes('VmRSS'),
    ownMb: megabytes('RssAnon'),
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
}

async function stop(child, signal) {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

export async function startHosts(folder, port, workers = 1) {
  const ports = { api: port, apiOps: port + 1, workerOps: port + 2 };
  const origin = `http://127.0.0.1:${port}`;
  const ready = (at) => until(async () => (await fetch(`http://127.0.0.1:${at}/health/ready`)).ok, 120_000);
  const api = start('api', folder, ports);
  let worker = start('worker', folder, ports);
  const further = Array.from({ length: workers - 1 }, (_, n) => ({ ...ports, workerOps: port + 3 + n }));
  const others = further.map((own) => start('worker', folder, own));
  await Promise.all([ports.apiOps, ports.workerOps, ...further.map((own) => own.workerOps)].map(ready));
  return {
    origin,
    held: () => ({ api: held(api), worker: held(worker) }),
    async killWorker() {
      await stop(worker, 'SIGKILL');
      worker = start('worker', folder, ports);
      await ready(ports.workerOps);
    },
    async close() {
      await Promise.all([api, worker, ...others].map((host) => stop(host, 'SIGTERM')));
    },
  };
}
