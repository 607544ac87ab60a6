import {
  type CallOf,
  type EndpointSpec,
  type Money,
  pathOf,
  type ReplyOf,
  type UploadedFile,
} from '@reprise/contracts/kernel';
import type { ApiClient, ApiRequest } from './api-client';
import { plain, readCollection } from './collection';
import { clientProblem, ProblemError } from './problem';
import { type QueryParams, queryString } from './query-string';

/** Options of a call besides the endpoint's own parts. */
export type CallOptions = Pick<
  ApiRequest,
  'challengeAnswer' | 'idempotencyKey' | 'ifMatch' | 'renews' | 'signal' | 'timeoutMs'
>;
export type Reply<E> = { value: ReplyOf<E>; etag?: string | undefined };
/** `filling`: the server is still filling the list, so rows are missing. `sums`: of the amount that was asked for. */
export type Page<E> = {
  items: readonly ReplyOf<E>[];
  total: number | undefined;
  filling?: boolean;
  sums?: readonly Money[];
};

/** The parts of any call, if the endpoint's type is unknown. */
export type LooseCall = CallOf<EndpointSpec>;

function acceptOf({ list, produces }: EndpointSpec): string {
  if (produces) return '*/*';
  return list ? 'application/ld+json' : 'application/json';
}

const isFile = (value: unknown): value is UploadedFile => typeof value === 'object' && value !== null;

/** A form with files in it; the browser writes the boundary. */
function multipart(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (!isFile(value)) form.append(name, String(value));
    else form.append(name, new Blob([Uint8Array.from(value.bytes)], { type: value.type }), value.name);
  }
  return form;
}

function contentOf({ consumes }: EndpointSpec, body: unknown): Pick<ApiRequest, 'body' | 'form' | 'upload'> {
  if (body === undefined) return {};
  if (consumes === 'multipart/form-data') return { upload: multipart(body) };
  if (consumes === 'application/x-www-form-urlencoded') return { form: body as ApiRequest['form'] };
  return { body };
}

/** An endpoint with its parts, in the client's format. */
function requestOf(endpoint: EndpointSpec, call: LooseCall): ApiRequest {
  const { params, body } = call;
  const query: QueryParams | undefined = call.query;
  return {
    method: endpoint.method,
    path: pathOf(endpoint, params),
    accept: acceptOf(endpoint),
    // The 401 of a call that needs no session means wrong credentials, not an expired session.
    renews: endpoint.access !== 'public',
    ...(query && { query }),
    ...contentOf(endpoint, body),
  };
}

/** The address of a file for a link: the token, if one is needed, is part of the query. */
export const hrefOf = <E extends EndpointSpec>(endpoint: E, call: CallOf<E>, baseUrl = '/api'): string => {
  const { params, query }: LooseCall = call as LooseCall;
  return `${baseUrl}${pathOf(endpoint, params)}${queryString(query)}`;
};

const told = new Set<string>();
/** A reply that violates its contract is a bug: reported once, with the place. */
function unreadable({ name }: EndpointSpec, issues: unknown): ProblemError {
  if (!told.has(name)) {
    told.add(name);
    reportError(new Error(`The reply of ${name} is not what its contract says`, { cause: issues }));
  }
  return new ProblemError({ ...clientProblem('unexpected-reply'), details: { endpoint: name } });
}

function parsed({ reply, ...endpoint }: EndpointSpec, value: unknown): unknown {
  if (!reply) return undefined;
  const result = reply.safeParse(plain(value));
  if (!result.success) throw unreadable(endpoint, result.error.issues);
  return result.data;
}

/** Calls the endpoint and parses its reply with its own schema. @throws ProblemError, `AbortError` when aborted */
export async function callEndpoint<E extends EndpointSpec>(
  api: ApiClient,
  endpoint: E,
  call: CallOf<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const { body, etag } = await api.request({ ...requestOf(endpoint, call as LooseCall), ...options });
  return { value: parsed(endpoint, body) as ReplyOf<E>, etag };
}

/** One page of a collection, each row parsed with the endpoint's schema. @throws as `callEndpoint` */
export async function callList<E extends EndpointSpec>(
  api: ApiClient,
  endpoint: E,
  call: CallOf<E>,
  options: CallOptions = {},
): Promise<Page<E>> {
  const { body, filling } = await api.request({ ...requestOf(endpoint, call as LooseCall), ...options });
  const page = readCollection(body);
  if (!page) throw unreadable(endpoint, 'not a collection');
  const items = page.items.map((item) => parsed(endpoint, item) as ReplyOf<E>);
  return { ...page, items, ...(filling && { filling }) };
}

/** A file (label, export). @throws as `callEndpoint` */
export const downloadFile = <E extends EndpointSpec>(
  api: ApiClient,
  endpoint: E,
  call: CallOf<E>,
  options: CallOptions = {},
): Promise<Blob> => api.download({ ...requestOf(endpoint, call as LooseCall), ...options });
