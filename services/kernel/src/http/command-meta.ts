import type { EndpointSpec } from '@reprise/contracts/kernel';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deriveId, deriveIdAt, uuidv7 } from '../base';
import type { CommandMeta } from '../decider';
import type { Session } from '../ports';
import { expectedRevisionOf, header } from './header';

const commandIdSchema = z.object({ commandId: z.uuid() });

/** The idempotency key, the body's own command id, or a new id; never the same for two users (http api "Auth"). */
function commandIdOf(spec: EndpointSpec, request: FastifyRequest, session: Session): string {
  const parts = [session.accountId, session.userId, spec.name];
  const key = header(request, 'idempotency-key');
  if (key) return deriveIdAt(key, 'http', ...parts, 'key', key);
  const named = commandIdSchema.safeParse(request.body);
  return named.success ? deriveId('http', ...parts, 'command', named.data.commandId) : uuidv7();
}

/** Who sends a command, with which id, and against which revision. */
export function commandMetaOf(spec: EndpointSpec, request: FastifyRequest, session: Session): CommandMeta {
  const { userId, role, organisationId } = session;
  return {
    commandId: commandIdOf(spec, request, session),
    accountId: session.accountId,
    actor: { userId, role, ...(organisationId && { organisationId }) },
    correlationId: request.id,
    expectedRevision: expectedRevisionOf(request),
  };
}
