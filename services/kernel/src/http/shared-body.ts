import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { header } from './header';

type Encoding = 'br' | 'gzip';
type Kept = { readonly text: Buffer; readonly compressed: Map<Encoding, Promise<Buffer>> };

const kept = new WeakMap<object, Kept>();
const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** By preference; those that a client refuses (`br;q=0`) do not count. */
function encodingOf(request: FastifyRequest): Encoding | undefined {
  const accepted = (header(request, 'accept-encoding') ?? '')
    .split(',')
    .map((each) => each.replaceAll(' ', '').toLowerCase())
    .filter((each) => !/;q=0(?:\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

function keptOf(body: object): Kept {
  const known = kept.get(body);
  if (known) return known;
  const text = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const made = { text, compressed: new Map() };
  kept.set(body, made);
  return made;
}

/**
 * The bytes of a body, or of a page that is bytes already, that many readers are given and nobody changes: written and
 * compressed once, and kept as long as the body is.
 */
export async function sharedBytes(
  body: object,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<Buffer> {
  const { text, compressed } = keptOf(body);
  const encoding = encodingOf(request);
  if (!encoding) return text;
  const bytes = compressed.get(encoding) ?? (encoding === 'br' ? brotli(text, { params }) : zipped(text));
  compressed.set(encoding, bytes);
  response.header('content-encoding', encoding);
  return bytes;
}
