import type { EndpointSpec } from '@reprise/contracts/kernel';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const id = z.string().min(1).max(100);
const asked = z.object({
  accountId: id.optional().catch(undefined),
  account_id: id.optional().catch(undefined),
});
/** `/accounts/{id}/organization-root-detail`, but not `/accounts/{id}`. */
const below = /\/accounts?\/\{(\w+)\}\//;

/** The account that a request names, in its path or as its filter (domain §7 "Operators"). */
export function namedAccount(
  { path }: Pick<EndpointSpec, 'path'>,
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
): string | undefined {
  const parameter = below.exec(path)?.[1];
  if (parameter) return z.object({ [parameter]: id }).safeParse(params).data?.[parameter];
  const { accountId, account_id } = asked.safeParse(query).data ?? {};
  return accountId ?? account_id;
}
