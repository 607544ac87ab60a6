import { newId } from '../new-id';
import { type AppProblem, clientProblem, ProblemError } from './problem';
import { type QueryParams, queryString } from './query-string';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ApiRequest = {
  method?: Method;
  /** Below `/api`, with its leading slash. */
  path: string;
  query?: QueryParams;
  /** Sent as JSON; as a merge patch if the method is PATCH. */
  body?: unknown;
  /** Sent form-encoded instead of `body`. */
  form?: Readonly<Record<string, string>>;
  /** Sent as multipart instead of `body`: a file to upload. */
  upload?: FormData;
  /** The same key for every attempt of one request; generated if a POST has none. */
  idempotencyKey?: string;
  ifMatch?: string;
  /** What answers the challenge that a visitor was asked to solve. */
  challengeAnswer?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  accept?: string;
  /** False on the calls that open a session: their 401 means wrong credentials, not an expired one. */
  renews?: boolean;
};
type ApiReply = {
  status: number;
  body: unknown;
  etag?: string;
  location?: string;
  /** For a list: it is being filled, so rows are missing. */
  filling?: boolean;
};

export type ApiClient = {
  /** @throws ProblemError for every refusal, lost network or timeout; DOMException `AbortError` when aborted. */
  request(request: ApiRequest): Promise<ApiReply>;
  /** A file (label, export): same headers, raw reply. @throws as `request`. */
  download(request: ApiRequest): Promise<Blob>;
};

export type ApiClientOptions = {
  token: () => string | undefined;
  module: () => string | undefined;
  /** Tries to open a new session after a 401; true if the call may be retried once. @throws ProblemError if nobody answers */
  renew: (usedToken: string | undefined) => Promise<boolean>;
  onUnauthenticated: (problem: AppProblem) => void;
  /** Asks for a second factor after `fresh-factor-required`; true if the call may be repeated. */
  askFactor?: (problem: AppProblem) => Promise<boolean>;
  /** Of what the person reads: the server's own sentences come in it. Without, it is the browser's. */
  language?: () => string | undefined;
  fetch?: typeof fetch;
  baseUrl?: string;
  newKey?: () => string;
};

const defaultTimeout = 20_000;
const writes = (method: Method): boolean => method !== 'GET' && method !== 'HEAD';

function encode(request: ApiRequest, method: Method): { body?: BodyInit; type?: string } {
  if (request.upload) return { body: request.upload };
  if (request.form)
    return { body: new URLSearchParams(request.form).toString(), type: 'application/x-www-form-urlencoded' };
  if (request.body === undefined) return {};
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  return { body: JSON.stringify(request.body), type };
}

/** Aborts with the caller, or after the time limit; `expired()` tells which. */
function limit(signal: AbortSignal | undefined, ms: number) {
  const control = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    control.abort();
  }, ms);
  const stop = (): void => control.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const done = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  return { signal: control.signal, expired: () => late, done };
}

/** The only connection to the server. Keeps the last written position, so that people always read their own writes. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl = '/api', newKey = newId } = options;
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => globalThis.fetch(...args));
  let position: string | undefined;

  function headers(request: ApiRequest, method: Method, token: string | undefined, key: string): Headers {
    const set = new Headers({ Accept: request.accept ?? 'application/ld+json' });
    const optional: Record<string, string | undefined> = {
      'Accept-Language': options.language?.(),
      Authorization: token && `Bearer ${token}`,
      'X-Module': options.module(),
      'Content-Type': encode(request, method).type,
      'Idempotency-Key': method === 'POST' ? key : undefined,
      'If-Match': request.ifMatch,
      'Reprise-Challenge': request.challengeAnswer,
      'Reprise-Min-Position': writes(method) ? undefined : position,
    };
    for (const [name, value] of Object.entries(optional)) if (value) set.set(name, value);
    return set;
  }

  async function attempt(request: ApiRequest, token: string | undefined, key: string): Promise<Response> {
    const method = request.method ?? 'GET';
    const limits = limit(request.signal, request.timeoutMs ?? defaultTimeout);
    try {
      const response = await send(`${baseUrl}${request.path}${queryString(request.query)}`, {
        method,
        headers: headers(request, method, token, key),
        body: encode(request, method).body,
        signal: limits.signal,
      });
      position = response.headers.get('Reprise-Position') ?? position;
      return response;
    } catch (error) {
      if (limits.expired()) throw new ProblemError(clientProblem('request-timeout'));
      if (request.signal?.aborted) throw error;
      throw new ProblemError(clientProblem('network-unreachable'));
    } finally {
      limits.done();
    }
  }

  async function answer(request: ApiRequest): Promise<Response> {
    const key = request.idempotencyKey ?? newKey();
    const renews = request.renews ?? true;
    // Who has no session yet asks for one first, where there is one to be had without asking the person.
    if (renews && !options.token()) await options.renew(undefined);
    const token = options.token();
    let response = await attempt(request, token, key);
    if (response.status === 401 && renews && (await options.renew(token))) {
      response = await attempt(request, options.token(), key);
    }
    if (response.ok) return response;
    const problem = await problemIn(response);
    if (problem.code === 'fresh-factor-required' && (await options.askFactor?.(problem))) {
      response = await attempt(request, options.token(), key);
      if (response.ok) return response;
      throw new ProblemError(await problemIn(response));
    }
    if (problem.status === 401 && renews) options.onUnauthenticated(problem);
    throw new ProblemError(problem);
  }

  return {
    async request(request) {
      const response = await answer(request);
      const text = request.method === 'HEAD' ? '' : await response.text();
      const etag = response.headers.get('ETag') ?? undefined;
      const location = response.headers.get('Location') ?? undefined;
      const filling = response.headers.get('Reprise-Filling') === 'true';
      return { status: response.status, body: parse(text), etag, location, ...(filling && { filling }) };
    },
    download: async (request) => (await answer({ accept: '*/*', ...request })).blob(),
  };
}

// Its schema comes with the first refusal or the first reply that is read, whichever is earlier.
const problemIn = async (response: Response): Promise<AppProblem> =>
  (await import('./read-problem')).readProblem(response);

/** A client without a session, for the calls that open one. */
export const anonymousClient = (options: Pick<ApiClientOptions, 'fetch' | 'baseUrl'>): ApiClient =>
  createApiClient({
    ...options,
    token: () => undefined,
    module: () => undefined,
    renew: () => Promise.resolve(false),
    onUnauthenticated: () => undefined,
  });

function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProblemError(clientProblem('unexpected-reply'));
  }
}
