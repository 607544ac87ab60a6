import type { BodyOf, ListQuery, ParamsOf, QueryOf } from '@reprise/contracts/kernel';
import type { TenantScope } from '@reprise/read-kernel/query';
import type { FastifyRequest } from 'fastify';
import type { CommandMeta } from '../decider';
import type { Session } from '../ports';

/** What a controller's method receives: everything is parsed, nothing needs checking again. */
export type InputOf<E> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Parsed list parameters; the defaults for an endpoint that declares no list. */
  readonly list: ListQuery;
  /** @throws Refusal `unauthenticated` on a public endpoint called without a token. */
  readonly session: Session;
  /** What the session may see. @throws as `session`. */
  readonly scope: TenantScope;
  /** Ids, actor and expected revision for `DeciderStore.handle`. @throws as `session`. */
  readonly commandMeta: CommandMeta;
  /** Revision from `If-Match`. */
  readonly expectedRevision?: number;
  /** Position from `Reprise-Min-Position`; it has already been waited for. */
  readonly minPosition?: string;
  /** Also the `traceId` of problems. */
  readonly correlationId: string;
  readonly request: FastifyRequest;
};
export type AnyInput = InputOf<unknown>;

const inputs = new WeakMap<FastifyRequest, object>();

export const keepInput = (request: FastifyRequest, input: object): void => {
  inputs.set(request, input);
};
export const inputOf = (request: FastifyRequest): object | undefined => inputs.get(request);
