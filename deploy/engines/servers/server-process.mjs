// A started server: answers before it is returned, can be killed as in a crash, and restarts with its data.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tellingLine } from '../install/tools.mjs';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const alive = new Set();
process.on('exit', () => alive.forEach((child) => signalAll(child, 'SIGKILL')));

/** To the server and to its children, which a wrapper script needs. */
function signalAll(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It is already gone.
  }
}

/** A server must not outlive a test run that was itself killed; Linux can ensure that. */
const withParent =
  process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status === 0
    ? ['setpriv', '--pdeathsig', 'KILL']
    : [];

/** Below the range from which a machine takes ports for its own connections: a server that restarts finds its port free. */
const ports = { first: 20_000, last: 32_000 };
const given = new Set();

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port that is currently free, and that this process was not given before. */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = ports.first + Math.floor(Math.random() * (ports.last - ports.first));
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free between ${ports.first} and ${ports.last}`);
}

function launch({ command, log }) {
  const [file, ...args] = [...withParent, ...command];
  const output = openSync(log, 'a');
  const child = spawn(file, args, { stdio: ['ignore', output, output], detached: true });
  closeSync(output);
  child.gone = new Promise((resolve) => child.on('exit', resolve).on('error', resolve));
  alive.add(child);
  child.gone.then(() => alive.delete(child));
  return child;
}

async function untilReady(child, { answers, log, name, patience = 60_000 }) {
  const end = Date.now() + patience;
  while (!(await answers())) {
    if (!alive.has(child) || Date.now() > end) {
      signalAll(child, 'SIGKILL');
      throw new Error(`${name} did not start: ${tellingLine(readFileSync(log, 'utf8'))} (${log})`);
    }
    await pause(50);
  }
}

async function end(child, signal, patience) {
  if (!alive.has(child)) return;
  signalAll(child, signal);
  // A stopped server (SIGSTOP) does not receive a graceful signal.
  const late = setTimeout(() => signalAll(child, 'SIGKILL'), patience);
  await child.gone;
  clearTimeout(late);
}

/** @param program { name, command, log, answers(): Promise<boolean>, url, port, folder } */
export async function startServer(program) {
  let child = launch(program);
  await untilReady(child, program);
  const server = {
    url: program.url,
    port: program.port,
    folder: program.folder,
    get pid() {
      return child.pid;
    },
    kill: () => end(child, 'SIGKILL', 1000),
    stop: () => end(child, 'SIGTERM', 10_000),
    freeze: () => signalAll(child, 'SIGSTOP'),
    thaw: () => signalAll(child, 'SIGCONT'),
    restart: async () => {
      await server.stop();
      child = launch(program);
      await untilReady(child, program);
    },
  };
  return server;
}
