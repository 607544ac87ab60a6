import type { Tracking } from './tracking.types';

type Stage = 'declared' | 'sent' | 'handed-over' | 'controlled' | 'paid';
export type StageReached = { readonly stage: Stage; readonly at: string | undefined };

const sent = ['BuybackFinalised', 'BuybackShipped', 'ProcessingStarted'];
const controlled = ['BuybackControlled', 'PriceProposed', 'BuybackCompleted'];
const ended: readonly Tracking['status'][] = ['bb_cancelled', 'bb_not_completed'];

/**
 * The stages of a sale, read off the same history that the page shows below, so that the two cannot disagree. None for
 * a sale that ended otherwise; no payment where none is due.
 */
export function stagesOf({
  history,
  status,
  paymentStatus,
}: Pick<Tracking, 'history' | 'status' | 'paymentStatus'>): readonly StageReached[] {
  if (ended.includes(status)) return [];
  const first = (types: readonly string[]): string | undefined =>
    history.find(({ type }) => types.includes(type))?.at;
  const inStore =
    history.some(({ type }) => type === 'BuybackFinalised') || status === 'bb_awaiting_store_drop';
  const found = first(controlled);
  return [
    { stage: 'declared', at: first(['BuybackDeclared']) },
    { stage: inStore ? 'handed-over' : 'sent', at: first(sent) ?? found },
    { stage: 'controlled', at: found },
    ...(paymentStatus === 'payment_not_needed'
      ? []
      : [{ stage: 'paid' as const, at: first(['PaymentCompleted']) }]),
  ];
}
