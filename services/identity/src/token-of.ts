import { Refusal } from '@reprise/contracts/problems';
import { bearerOf } from '@reprise/kernel/http';

/** The token of a request admitted by the guard. */
export function tokenOf(request: Parameters<typeof bearerOf>[0]): string {
  const token = bearerOf(request);
  if (!token) throw new Refusal('unauthenticated');
  return token;
}
