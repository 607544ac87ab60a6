// The product in a separate process, with an additional route that does nothing.
import { readConfig, startServer } from '@reprise/standalone';
import { memory } from './measure.mjs';

const server = await startServer(
  readConfig(process.env),
  () => undefined,
  (fastify) => {
    fastify.get('/bench/nothing', async () => ({ ok: true }));
    fastify.post('/bench/nothing', async (_request, reply) => reply.status(201).send({ ok: true }));
  },
);
process.on('message', (asked) => {
  if (asked === 'memory') process.send({ memory: memory(process.env.DATA_DIR) });
  if (asked === 'close') void server.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send({ port: server.port });
