import type { trackBuyback } from '@reprise/contracts/buyback';
import type { ReplyOf } from '@reprise/contracts/kernel';

/** The file behind the link, of which the offer is a part. */
export type OfferedFile = ReplyOf<typeof trackBuyback>;

/** What the link that was opened means to answer. */
export type Answer = 'accepted' | 'declined';
