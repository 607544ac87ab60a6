import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes below which an answer goes as it is: compressing it would cost more than it saves. */
const threshold = 1024;
/** Not event streams, which must not wait in a buffer, nor what is compressed by its own format: PDF, pictures. */
const customTypes = /^text\/(?!event-stream)|[/+](?:json|xml)(?:;|$)/;

/**
 * Compresses what is read, for the routes that follow. Answers to writes go as they are: those to log-ins and declarations
 * carry tokens, and a secret must not be compressed together with text that a stranger chooses (the BREACH attack).
 */
export async function compressReads(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    if (route.method !== 'GET') route.compress = false;
  });
  await fastify.register(compress, {
    ...{ encodings: ['br', 'gzip'], threshold, customTypes },
    globalDecompression: false,
  });
}
