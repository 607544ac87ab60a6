import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { Refusal } from '@reprise/contracts/problems';
import { mergePatch } from '@reprise/contracts/kernel';
import { json, jsonLd } from './negotiation';
import { isTooDeep } from './plain-text';

/** Maximum bytes of a JSON or form body. */
export const bodyLimit = 1024 * 1024;

/** `name[]=a`, `name[0]=a`, `order[x]=asc`; more than qs's default of 20 elements, but bounded (http api "Filters"). */
export const parseQuery = (text: string): Record<string, unknown> =>
  parse(text, { arrayLimit: 1000, parameterLimit: 2000, depth: 3, ignoreQueryPrefix: true });

const form = 'application/x-www-form-urlencoded';

/** Only types that endpoints read; any other is 415. Keys like `__proto__` make a body malformed. */
export async function addBodyParsers(fastify: FastifyInstance, fileLimit: number): Promise<void> {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser([json, jsonLd, mergePatch], { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooDeep(String(body))) done(new Refusal('malformed-body'));
    else void parseJson(request, String(body), done);
  });
  fastify.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => {
    done(null, parseQuery(String(body)));
  });
  await fastify.register(multipart, { limits: { fileSize: fileLimit, files: 10, fields: 50, parts: 60 } });
}
