import { z } from 'zod';
import type { ShownSecret } from './secret-dialog';

const shown = z.object({ secret: z.string(), previousUntil: z.string().optional() });

/** The secret in the reply to a creation or a rotation. */
export function secretOf(reply: unknown): ShownSecret | undefined {
  const { data } = shown.safeParse(reply);
  if (!data) return undefined;
  const { secret, previousUntil } = data;
  return { secret, ...(previousUntil !== undefined && { previousUntil }) };
}
