import { type z } from 'zod';
import type { ActName } from '../acts';
import type { Permission, PremiumFeature } from '../permissions';
import type { ProblemCode } from '../problems';
import type { Limit } from './limit';
import type { SecuredArea } from './secured-area';
import { fieldAt } from './row-fields';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Whether a request only asks. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** `public`: no token. `anonymous`: any valid token, including a public visitor's. Otherwise a named permission. */
export type Access = 'public' | 'anonymous' | Permission;

/** Filters and orders of a collection; parsed into a `ListQuery`, unknown ones are ignored (http api "Filters"). */
export type ListSpec = {
  filters: readonly string[];
  ranges?: readonly string[];
  exists?: readonly string[];
  order: readonly string[];
  /** The order before a person chooses one. */
  defaultOrder?: ListOrder;
  /** Those of `filters` and `ranges` that screens offer, in their order; the others are for programs. */
  shown?: readonly string[];
  /** Those of `filters` by which people look for a single row; each gets an index. */
  codes?: readonly string[];
  /** What filters mean that are no fields of the row. */
  meanings?: Readonly<Record<string, string>>;
  /** Amounts that `sum=` adds up over all rows that match, by the row's `currency`. */
  sums?: readonly string[];
};
export type ListOrder = { readonly field: string; readonly direction: 'asc' | 'desc' };

export type EndpointSpec<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  /** Unique, in camel case; the operation id in OpenAPI. */
  name: string;
  method: Method;
  /** Below `/api`, with parameters as `{id}`, as in the specification. */
  path: string;
  access: Access;
  /** The account must hold this feature too. */
  premium?: PremiumFeature;
  /** One sentence for readers of `/api/docs`. */
  summary: string;
  /** What else a caller should know and no other field says, in sentences; OpenAPI adds what the data knows. */
  about?: string;
  /** The command that it runs; the table of its lifecycle says what that does in which status. */
  act?: ActName;
  params?: P;
  query?: Q;
  body?: B;
  reply?: R;
  /** Success status; 200 by default. */
  status?: number;
  /** Present on collections: the reply schema then describes one row. */
  list?: ListSpec;
  /** JSON-LD `@type` of the reply, for Hydra. Plain JSON replies have none. */
  resource?: string;
  /** Statuses by which a foreign protocol refuses, also with the reply's schema. */
  foreignRefusals?: readonly number[];
  /** Problem codes of this endpoint in addition to those common to all endpoints. */
  problems?: readonly ProblemCode[];
  /** Body encoding if it is not JSON. */
  consumes?: 'application/x-www-form-urlencoded' | 'application/merge-patch+json' | 'multipart/form-data';
  /** Content type of a reply that is not JSON (a label). `image/*`: JPEG or PNG, as stated in the reply. */
  produces?:
    | 'application/pdf'
    | 'image/*'
    | 'image/png'
    | 'text/csv'
    | 'text/plain'
    | 'text/html'
    | 'application/xml'
    | 'application/json'
    | 'text/event-stream';
  /** The reply contains a secret and is not stored: a repeat with the same idempotency key executes again. */
  confidential?: boolean;
  /** How often it may be called, if the limits of its class do not suit: see `limitsOf`. */
  limits?: readonly Limit[];
  /** Asks for a second factor shown lately, if what its permission says does not suit: see `securedBy`. */
  secured?: SecuredArea;
  /** Where the account wants it, a visitor solves a challenge before each call: header `Reprise-Challenge`. */
  challenged?: true;
};

export const mergePatch = 'application/merge-patch+json';

/** The content type of a body (http api "Negotiation": of PATCH a merge patch). */
export const bodyTypeOf = ({ method, consumes }: Pick<EndpointSpec, 'method' | 'consumes'>): string =>
  consumes ?? (method === 'PATCH' ? mergePatch : 'application/json');

/** Every list whose rows have an id is filtered by it: a stock client reads what a record names in one request. */
function filteredById({ list, reply }: EndpointSpec): { list?: ListSpec } {
  if (!list || !reply || !fieldAt(reply, 'id')) return {};
  return { list: { ...list, filters: [...new Set(['id', ...list.filters])] } };
}

/** Declares an endpoint as data, used by the router, the guards, OpenAPI and the web client. */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodUndefined,
>(spec: EndpointSpec<P, Q, B, R>): EndpointSpec<P, Q, B, R> {
  return { ...spec, ...filteredById(spec) };
}

type Parsed<T> = T extends z.ZodType ? z.infer<T> : undefined;
export type ParamsOf<E> = E extends { params?: infer P } ? Parsed<NonNullable<P>> : undefined;
export type QueryOf<E> = E extends { query?: infer Q } ? Parsed<NonNullable<Q>> : undefined;
export type BodyOf<E> = E extends { body?: infer B } ? Parsed<NonNullable<B>> : undefined;
export type ReplyOf<E> = E extends { reply?: infer R } ? Parsed<NonNullable<R>> : undefined;

type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;
type PathValues = Readonly<Record<string, string>>;
type QueryValues = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>;
type ParamsSent<E> = E extends { params?: infer P } ? Sent<NonNullable<P>> : undefined;
type QuerySent<E> = E extends { query?: infer Q } ? Sent<NonNullable<Q>> : undefined;
type BodySent<E> = E extends { body?: infer B } ? Sent<NonNullable<B>> : undefined;
/** One part of a request: absent if the endpoint takes none, optional if it can be omitted. */
type Part<K extends string, T> = [T] extends [undefined]
  ? { readonly [N in K]?: never }
  : undefined extends T
    ? { readonly [N in K]?: T }
    : { readonly [N in K]: T };
type QueryPart<T> = [T] extends [undefined]
  ? { readonly query?: QueryValues }
  : Partial<T> extends T
    ? { readonly query?: T }
    : { readonly query: T };

/** What a client passes to call the endpoint. Filters, order and page of a list go into `query` unchanged. */
export type CallOf<E> = EndpointSpec extends E
  ? { readonly params?: PathValues; readonly query?: QueryValues; readonly body?: unknown }
  : Part<'params', ParamsSent<E>> & QueryPart<QuerySent<E>> & Part<'body', BodySent<E>>;

/** The path with its parameters filled in. @throws if one is missing: an address never contains a gap. */
export function pathOf({ path, name }: Pick<EndpointSpec, 'path' | 'name'>, params: PathValues = {}): string {
  return path.replace(/\{(\w+)\}/g, (_all, key: string) => {
    const value = params[key];
    if (!value) throw new Error(`${name} needs the path parameter ${key}`);
    return encodeURIComponent(value);
  });
}
