// The Docker engine: found, or, if requested, installed and started by root on Debian.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { engineFolder, run, versionText } from '../engines/install/tools.mjs';

const buildKit = { ...process.env, DOCKER_BUILDKIT: '1' };
const answers = () => versionText('docker', 'version', '--format', '{{.Server.Version}}') !== undefined;

/** Debian's own client uses BuildKit by default; one without the plugin cannot. */
const clients = ['docker', '/usr/bin/docker'];
const builds = (client) => {
  const { stdout = '', stderr = '' } = spawnSync(client, ['build', '--help'], {
    env: buildKit,
    encoding: 'utf8',
  });
  return /--secret/.test(stdout + stderr);
};

const isRoot = process.getuid?.() === 0;
const isDebian = versionText('dpkg', '--version') !== undefined;

async function installed() {
  if (versionText('dockerd', '--version') !== undefined) return;
  await run('apt-get', ['update', '-qq']);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'docker.io', 'iptables'], { env });
}

/** @returns a function that stops it. */
async function started() {
  mkdirSync(engineFolder, { recursive: true });
  const log = openSync(join(engineFolder, 'dockerd.log'), 'a');
  const daemon = spawn('dockerd', [], { detached: true, stdio: ['ignore', log, log] });
  const gone = new Promise((done) => daemon.once('exit', done).once('error', done));
  daemon.unref();
  for (let waited = 0; waited < 30 && !answers() && daemon.exitCode === null; waited += 1) await pause(1000);
  return async () => {
    daemon.ref();
    if (daemon.kill('SIGTERM')) await gone;
  };
}

/**
 * @param wanted install and start an engine if none responds, as root on Debian.
 * @returns `{ client, docker(args), close() }`: its name, a function that runs it and returns its output, and one
 * that stops an engine started here; or `{ reason }` in words.
 */
export async function dockerEngine({ wanted }) {
  let close = async () => undefined;
  if (!answers() && wanted && isRoot && isDebian) {
    const failure = await installed().catch(({ message }) => message);
    if (failure) return { reason: `no Docker engine responds, and none could be installed: ${failure}` };
    close = await started();
  }
  if (!answers()) return { reason: 'no Docker engine responds' };
  const client = clients.find(builds);
  if (!client) return { reason: 'the Docker client has no BuildKit (package docker-buildx)' };
  const docker = (args, options = {}) => run(client, args, { env: buildKit, ...options });
  return { client, docker, close };
}
