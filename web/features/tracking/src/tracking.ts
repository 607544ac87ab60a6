import { trackBuyback } from '@reprise/contracts/buyback';
import { z } from 'zod';
import type { ReplyOf } from '@reprise/contracts/kernel';

export type Tracking = ReplyOf<typeof trackBuyback>;

/** The reply of `GET /buybacks/{id}/tracking`; the keys of JSON-LD are passed over. */
export function readTracking(body: unknown): Tracking | undefined {
  const { reply } = trackBuyback;
  return reply instanceof z.ZodType ? reply.safeParse(body).data : undefined;
}
