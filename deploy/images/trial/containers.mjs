// Containers for tests: as locked down as an orchestrator can make them, and removed afterwards.
import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const hardened = [
  ...['--read-only', '--tmpfs', '/tmp:mode=1777', '--user', '10001:10001'],
  ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
];
const healthPatienceMs = 180_000;

const isReady = (origin) =>
  new Promise((done) => {
    const request = get(`${origin}/health/ready`, (reply) => done(reply.resume().statusCode === 200));
    request.setTimeout(5000, () => request.destroy()).on('error', () => done(false));
  });

async function whenReady(origin) {
  for (const end = Date.now() + healthPatienceMs; !(await isReady(origin)); await pause(200))
    if (Date.now() > end) throw new Error(`${origin} is not ready`);
  return origin;
}

/** @returns `{ start, once, volume, close }`; `close` removes every container and volume created. */
export function containers({ client, docker }) {
  const made = { containers: [], volumes: [] };

  const lastWords = (id) =>
    ['stdout', 'stderr']
      .map((name) => spawnSync(client, ['logs', '--tail', '20', id], { encoding: 'utf8' })[name])
      .join('');

  async function healthy(id) {
    for (const end = Date.now() + healthPatienceMs; ; await pause(500)) {
      const [status, health] = (
        await docker([
          'inspect',
          '-f',
          '{{.State.Status}} {{if .State.Health}}{{.State.Health.Status}}{{end}}',
          id,
        ])
      )
        .trim()
        .split(' ');
      if (health === 'healthy') return;
      if (status !== 'running' || Date.now() > end)
        throw new Error(`${id.slice(0, 12)} is ${status}, ${health}: ${lastWords(id)}`);
    }
  }

  return {
    /** A serving host; resolves when its health check succeeds. */
    async start(image, options = [], command = []) {
      const name = `reprise-trial-${randomUUID().slice(0, 8)}`;
      const open = ['--health-interval', '1s', '-p', '127.0.0.1::3000'];
      const begun = Date.now();
      const id = (
        await docker(['run', '-d', '--name', name, ...hardened, ...open, ...options, image, ...command])
      ).trim();
      made.containers.push(id);
      await healthy(id);
      const milliseconds = Date.now() - begun;
      const exec = (...args) => docker(['exec', id, ...args]);
      return {
        id,
        name,
        milliseconds,
        exec,
        /** Address of its API, once it answers. */
        origin: async () => whenReady(`http://${(await docker(['port', id, '3000'])).trim().split('\n')[0]}`),
        /** SIGTERM, as from an orchestrator. @returns milliseconds until it exited with 0. */
        async stop() {
          const from = Date.now();
          await docker(['stop', '--time', '30', id]);
          const took = Date.now() - from;
          const code = (await docker(['inspect', '-f', '{{.State.ExitCode}}', id])).trim();
          if (code !== '0') throw new Error(`${image} exited with code ${code} after SIGTERM`);
          return took;
        },
      };
    },
    /** A program that ends by itself. @returns its output. */
    once: (image, options = [], command = []) =>
      docker(['run', '--rm', ...hardened, ...options, image, ...command]),
    async volume() {
      const name = `reprise-trial-${randomUUID().slice(0, 8)}`;
      await docker(['volume', 'create', name]);
      made.volumes.push(name);
      return name;
    },
    async close() {
      for (const id of made.containers)
        await docker(['rm', '--force', '--volumes', id]).catch(() => undefined);
      for (const name of made.volumes) await docker(['volume', 'rm', '-f', name]).catch(() => undefined);
    },
  };
}
