import { CarrierUnreachable } from './carrier.port';

export type CarrierConnection = {
  readonly id: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly token?: string;
  /** Milliseconds per attempt; default 5000. */
  readonly timeoutMs?: number;
  /** Attempts in total; default 3. */
  readonly tries?: number;
  readonly wait: (ms: number) => Promise<unknown>;
};
export type CarrierCall = {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey?: string;
  readonly body?: unknown;
};
export type CarrierReply = { readonly status: number; readonly body: unknown };

/** A label has some ten kilobytes; anything far larger is not a label. */
const replyLimit = 5 * 1024 * 1024;

async function readLimited(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > replyLimit) throw new RangeError('reply too large');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}

function requestOf(connection: CarrierConnection, call: CarrierCall): RequestInit {
  return {
    method: call.method,
    redirect: 'error',
    signal: AbortSignal.timeout(connection.timeoutMs ?? 5_000),
    headers: {
      accept: 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      ...(connection.token ? { authorization: `Bearer ${connection.token}` } : {}),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  };
}

/** "Later": the server is overloaded, down, or still processing the same request. */
const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status);

async function tryOnce(connection: CarrierConnection, call: CarrierCall): Promise<CarrierReply | string> {
  try {
    const response = await fetch(`${connection.baseUrl}${call.path}`, requestOf(connection, call));
    if (isPassing(response.status)) {
      await response.body?.cancel();
      return `status ${response.status}`;
    }
    return { status: response.status, body: await readLimited(response) };
  } catch (error) {
    return String(Object(error).name);
  }
}

/** One call, retried after 200 ms, 400 ms, … with the same key. @throws CarrierUnreachable after the last attempt */
export async function askCarrier(connection: CarrierConnection, call: CarrierCall): Promise<CarrierReply> {
  const tries = connection.tries ?? 3;
  let why = 'not asked';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await connection.wait(100 * 2 ** attempt);
    const reply = await tryOnce(connection, call);
    if (typeof reply !== 'string') return reply;
    why = reply;
  }
  throw new CarrierUnreachable(connection.id, why);
}
