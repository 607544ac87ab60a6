import type { CallOutcome } from '@reprise/contracts/connectors';
import { AddressNotAllowed, type GuardedFetch } from '@reprise/kernel/outbound';

export type Connection = {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Sent with every call: who asks. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch: GuardedFetch['fetch'];
};
export type OutboundCall = {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey?: string;
  /** Lets the other side's log and ours be read together. */
  readonly correlationId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text as it is. */
  readonly body?: unknown;
};
/** `body`: undefined if it is not JSON. */
export type OutboundReply = { readonly status: number; readonly body: unknown; readonly bytes: Buffer };

/** The other system could not be asked, or it is unknown what it did. Says nothing of what was sent. */
export class NoAnswer extends Error {
  constructor(
    readonly outcome: CallOutcome,
    readonly detail: string,
  ) {
    super(`${outcome} ${detail}`.trim());
    this.name = 'NoAnswer';
  }
}

/** "Later": the system is overloaded, down, still busy with the same request, or does not know us at present. */
export function laterIn({ status }: OutboundReply): NoAnswer | undefined {
  const detail = `status ${status}`;
  if (status === 401 || status === 403) return new NoAnswer('credentials-refused', detail);
  const isLater = status >= 500 || [408, 425, 429].includes(status);
  return isLater ? new NoAnswer('unreachable', detail) : undefined;
}

/** Decompressed: a small body may unfold to a huge one. */
const longestBody = 1024 * 1024;

async function readLimited(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > longestBody) throw new NoAnswer('answer-invalid', 'too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

const headersOf = ({ headers = {} }: Connection, call: OutboundCall): Record<string, string> => ({
  accept: 'application/json',
  'user-agent': 'Reprise-Connectors/1',
  ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
  ...(call.correlationId && { 'x-correlation-id': call.correlationId }),
  ...headers,
  ...call.headers,
});

/** The error and what caused it, by their own words and codes: some come from another realm. */
const causesOf = (error: unknown): readonly object[] =>
  typeof error === 'object' && error !== null
    ? [error, ...causesOf('cause' in error ? error.cause : undefined)]
    : [];
const wordsOf = (error: object): readonly string[] =>
  ['name', 'code'].map((key) => String(Reflect.get(error, key) ?? ''));

function noAnswer(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error;
  const causes = causesOf(error);
  const words = causes.flatMap(wordsOf);
  if (causes.some((each) => each instanceof AddressNotAllowed))
    return new NoAnswer('address-not-allowed', '');
  if (words.some((word) => /timeout/i.test(word))) return new NoAnswer('timeout', '');
  if (words.includes('UND_ERR_RES_EXCEEDED_MAX_SIZE')) return new NoAnswer('answer-invalid', 'too large');
  return new NoAnswer('unreachable', words.find((word) => /^[A-Z_]{4,}$/.test(word)) ?? '');
}

/** One call, once. Redirects are not followed. @throws NoAnswer */
export async function callOut(connection: Connection, call: OutboundCall): Promise<OutboundReply> {
  const { method, path, body } = call;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  try {
    const response = await connection.fetch(`${connection.baseUrl}${path}`, {
      ...{ method, headers: headersOf(connection, call) },
      ...(text !== undefined && { body: text }),
    });
    const { status } = response;
    if (status >= 300 && status < 400) {
      await response.body?.cancel();
      throw new NoAnswer('redirected', String(status));
    }
    const bytes = await readLimited(response);
    return { status, bytes, body: parsed(bytes) };
  } catch (error) {
    throw noAnswer(error);
  }
}
