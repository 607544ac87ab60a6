// Starts compose.yaml with compose.local.yaml on locally built images, runs a buyback through the proxy, kills an
// api and a worker, and runs another:
// npm run images && node deploy/images/local/build.mjs && node deploy/compose/try.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { binaryOf, installGoProgram } from '../engines/install/go-module.mjs';
import { run, versionText } from '../engines/install/tools.mjs';
import { journey } from '../images/trial/journey.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const port = process.env.HTTP_PORT ?? '8080';
const composeProgram = {
  patienceMs: 900_000,
  name: 'docker-compose',
  module: 'github.com/docker/compose/v2',
  version: 'v2.39.4',
  go: [1, 23],
  main: './cmd',
};

/** Docker's own plugin, or the same program compiled from its Go module. */
async function composeCommand() {
  if (versionText('docker', 'compose', 'version') !== undefined) return ['docker', 'compose'];
  const reason = await installGoProgram(composeProgram);
  if (reason) throw new Error(reason);
  return [binaryOf(composeProgram)];
}

const [program, ...first] = await composeCommand();
const files = ['--env-file', 'local.env', '-f', 'compose.yaml', '-f', 'compose.local.yaml'];
async function compose(...args) {
  const child = spawn(program, [...first, ...files, ...args], { cwd: here, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`compose ${args[0]} failed with exit code ${code}`);
}

const relayed =
  "fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then((t) => console.log(/^reprise_relay_messages_total (\\d+)$/m.exec(t)?.[1] ?? 0))";
const messagesOf = async (name) => Number(await run('docker', ['exec', name, 'node', '-e', relayed]));

try {
  await run('./make-secrets.sh', [], { cwd: here });
  await compose('up', '--detach', '--no-build');
  await compose('run', '--rm', 'operations', 'services/standalone/dist/seed-demo.main.js');
  const origin = `http://localhost:${port}`;
  console.log(`✓ buyback ${await journey(origin)} through the proxy, two api and two worker`);
  await run('docker', ['kill', 'reprise-api-1', 'reprise-worker-1']);
  console.log(`✓ buyback ${await journey(origin)} after one of each was killed`);
  const relays = await Promise.all(['reprise-relay-1', 'reprise-relay-2'].map(messagesOf));
  if (Math.max(...relays) === 0) throw new Error('no relay sent a message');
  console.log(`✓ messages on Kafka by the two relays: ${relays.join(' and ')}`);
} finally {
  await compose('--profile', 'operations', 'down', '--volumes');
}
