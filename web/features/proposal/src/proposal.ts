import { trackBuyback } from '@reprise/contracts/buyback';
import type { ReplyOf } from '@reprise/contracts/kernel';
import { z } from 'zod';

export type OfferedFile = ReplyOf<typeof trackBuyback>;

/** The file behind the link, of which the offer is a part. */
export function readOffer(body: unknown): OfferedFile | undefined {
  const { reply } = trackBuyback;
  return reply instanceof z.ZodType ? reply.safeParse(body).data : undefined;
}
