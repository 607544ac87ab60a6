import type { BuybackCommand, BuybackEvent } from '@reprise/contracts/buyback';
import { Refusal } from '@reprise/contracts/problems';
import { isOpen, type BuybackState, type OpenBuyback } from './buyback.state';

export type BuybackEvents = readonly BuybackEvent[];
export type DataOf<T extends BuybackCommand['type']> = Extract<BuybackCommand, { type: T }>['data'];

/** After a terminal status every command is refused (domain §2). */
export function open(state: BuybackState): OpenBuyback {
  if (isOpen(state)) return state;
  if (state.status === 'none') throw new Refusal('buyback-code-not-recognised');
  if (state.status === 'bb_cancelled') throw new Refusal('buyback-cancelled');
  throw new Refusal('buyback-status-invalid', { status: state.status });
}
