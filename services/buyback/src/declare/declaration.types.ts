import type { CustomerForm, StoreBuybackBody } from '@reprise/contracts/buyback';
import type { Channel } from '@reprise/contracts/rules';

/** What a visitor or a seller declares. */
export type Declaration = Omit<StoreBuybackBody, 'customer'> & {
  readonly channel: Channel;
  readonly customer?: CustomerForm | undefined;
  readonly termsAccepted: boolean;
  readonly storeId?: string;
  readonly cartId?: string;
  /** Price of the whole cart if the buyback is one of several. */
  readonly cartTotal?: number;
};
