import type { trackBuyback } from '@reprise/contracts/buyback';
import type { ReplyOf } from '@reprise/contracts/kernel';

/** The buyback behind the link, of which the offer is a part. */
export type OfferedBuyback = ReplyOf<typeof trackBuyback>;

/** The answer that the opened link stands for. */
export type Answer = 'accepted' | 'declined';
