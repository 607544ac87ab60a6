import type { trackBuyback } from '@reprise/contracts/buyback';
import type { ReplyOf } from '@reprise/contracts/kernel';

export type Tracking = ReplyOf<typeof trackBuyback>;
