// The product in a separate process, with an additional route that does nothing.
import { writeFileSync } from 'node:fs';
import { delays, usage } from './usage.mjs';
import { memory } from './measure.mjs';
import { startProfile, stopProfile } from './profile-parts.mjs';

// After the counters: what it imports must find them in place.
const { readConfig, startServer } = await import('@reprise/standalone');
const { sizeHeaps } = await import('@reprise/hosting');

sizeHeaps();

const server = await startServer(
  readConfig(process.env),
  () => undefined,
  (fastify) => {
    fastify.get('/bench/nothing', async () => ({ ok: true }));
    fastify.post('/bench/nothing', async (_request, reply) => reply.status(201).send({ ok: true }));
  },
);
/** The shares of a window; `BENCH_PROFILE` also keeps the profile for the developer tools. */
async function profiled() {
  const { shares, profile } = await stopProfile();
  const folder = process.env.BENCH_PROFILE;
  if (folder) writeFileSync(`${folder}/window-${Date.now()}.cpuprofile`, JSON.stringify(profile));
  return shares;
}
process.on('message', (asked) => {
  if (asked === 'memory') process.send({ memory: memory(process.env.DATA_DIR) });
  if (asked === 'processor') process.send({ processor: process.cpuUsage() });
  if (asked === 'usage') process.send({ usage: usage() });
  if (asked === 'delays') process.send({ delays: delays() });
  if (asked === 'profile') void startProfile().then(() => process.send({ profile: true }));
  if (asked === 'shares') void profiled().then((shares) => process.send({ shares }));
  if (asked === 'close') void server.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send({ port: server.port });
