import type { BuybackRow } from '@reprise/contracts/buyback';
import type { Permission } from '@reprise/contracts/permissions';
import type { TextKey } from '../../../../kernel/i18n';

export type ActionKey =
  | 'hand-over'
  | 'cancel'
  | 'force-cancel'
  | 'mark-as-paid'
  | 'retry-payment'
  | 'lost-store'
  | 'lost-transport'
  | 'lost-warehouse'
  | 'quarantine-mail';

type Reason = TextKey<'buyback', 'reason'>;
export type ActionRule = {
  key: ActionKey;
  permission: Permission;
  danger?: true;
  /** Why this state does not allow it; undefined if it does. */
  unavailable: (row: BuybackRow, held: readonly Permission[]) => Reason | undefined;
};

const cancellable: ReadonlySet<string> = new Set([
  'bb_awaiting_store_drop',
  'bb_awaiting_inventory',
  'bb_in_transit',
]);
const atWarehouse =
  /^item_(registered|awaiting_compliancy|in_quarantine|completed|refurb|to_return|to_reint)/;
const unless = (allowed: boolean, reason: Reason): Reason | undefined => (allowed ? undefined : reason);

function cancelReason({ status, cancellation }: BuybackRow): Reason | undefined {
  if (status === 'bb_cancelled') return 'already-cancelled';
  if (!cancellable.has(status)) return 'not-cancellable';
  return unless(cancellation !== 'requested', 'cancel-pending');
}
const forceReason = (row: BuybackRow): Reason | undefined =>
  row.status === 'bb_cancelled'
    ? 'already-cancelled'
    : unless(row.cancellation === 'failed' && cancellable.has(row.status), 'force-after-failure');

/** A provider's payment is its own to send; once it failed, an operator may settle it by hand. */
function paidReason(
  { payment: { status, provider } }: BuybackRow,
  held: readonly Permission[],
): Reason | undefined {
  if (status === 'payment_completed') return 'already-paid';
  if (status === 'payment_initiated') return 'payment-under-way';
  if (status !== 'awaiting_payment' && status !== 'payment_failed') return 'payment-not-due';
  const settled = status === 'payment_failed' && held.includes('payment.settle-failed');
  return unless(provider === 'none' || settled, 'payment-not-manual');
}

/** What the server would accept (domain §2 to §4), shown before somebody tries. The order is that of the menu. */
const actionRules: readonly ActionRule[] = [
  {
    key: 'hand-over',
    permission: 'buyback.finalise',
    unavailable: ({ status, cancellation }) =>
      cancellation === 'requested'
        ? 'cancel-pending'
        : unless(status === 'bb_awaiting_store_drop', 'already-handed-over'),
  },
  { key: 'mark-as-paid', permission: 'payment.mark-as-paid', unavailable: paidReason },
  {
    key: 'retry-payment',
    permission: 'payment.mark-as-paid',
    unavailable: ({ payment: { status, provider } }) =>
      status === 'payment_failed' && provider === 'sepa_transfer'
        ? 'payment-needs-batch'
        : unless(status === 'payment_failed', 'payment-not-failed'),
  },
  {
    key: 'quarantine-mail',
    permission: 'item.send-quarantine-mail',
    unavailable: ({ itemStatus }) => unless(itemStatus === 'item_in_quarantine', 'not-in-quarantine'),
  },
  {
    key: 'lost-store',
    permission: 'item.mark-lost-store',
    danger: true,
    unavailable: ({ itemStatus }) =>
      unless(
        itemStatus === 'item_awaiting_store_drop' || itemStatus === 'item_awaiting_inventory',
        'not-in-store',
      ),
  },
  {
    key: 'lost-transport',
    permission: 'item.mark-lost-transport',
    danger: true,
    unavailable: ({ itemStatus }) => unless(itemStatus === 'item_in_transit', 'not-in-transit'),
  },
  {
    key: 'lost-warehouse',
    permission: 'item.mark-lost-warehouse',
    danger: true,
    unavailable: ({ itemStatus }) => unless(atWarehouse.test(itemStatus), 'not-in-warehouse'),
  },
  { key: 'cancel', permission: 'buyback.cancel', danger: true, unavailable: cancelReason },
  { key: 'force-cancel', permission: 'buyback.force-cancel', danger: true, unavailable: forceReason },
];

/** No permission: absent. Wrong state: shown, with the reason (experience "Everywhere"). */
export const actionsFor = (
  row: BuybackRow,
  held: readonly Permission[],
): (ActionRule & { reason: Reason | undefined })[] =>
  actionRules
    .filter(({ permission }) => held.includes(permission))
    .map((rule) => ({ ...rule, reason: rule.unavailable(row, held) }));
