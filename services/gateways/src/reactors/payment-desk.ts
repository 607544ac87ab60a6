import type { PaymentCommand } from '@reprise/contracts/payment';
import type { PaymentProvider as ProviderId } from '@reprise/contracts/rules';
import type { Customers } from '@reprise/kernel/ports';
import type { InitiateResult, IssuedVoucher } from '../payment';
import type { Watch } from './watch-list';

/** A payment accepted by its provider but not yet completed. */
export type WatchedPayment = Watch & {
  readonly provider: ProviderId;
  readonly customerId: string;
  readonly attempt: number;
  readonly reference: string;
};
export type Payee = { readonly accountId: string; readonly paymentId: string; readonly customerId: string };

/** A manual payment waits for a person, a SEPA transfer for its batch (domain §4). */
export const isSentByProvider = (provider: ProviderId): boolean =>
  provider !== 'none' && provider !== 'sepa_transfer';

/**
 * Number and PIN stay encrypted with the customer's accounting data; stored before the payment is reported, and
 * once.
 * @throws DocumentConflict if the customer changes meanwhile.
 */
async function keepVoucher(customers: Customers, payee: Payee, voucher: IssuedVoucher): Promise<void> {
  const { accountId, customerId, paymentId } = payee;
  await customers.update({ accountId }, customerId, 'accounting', (held) => {
    const others = (held.vouchers ?? []).filter((each) => each.paymentId !== paymentId);
    return { ...held, vouchers: [...others, { paymentId, ...voucher }] };
  });
}

/** The command for the provider's answer; undefined while the money is still on its way. */
export async function settle(
  customers: Customers,
  payee: Payee,
  result: InitiateResult,
  now: Date,
): Promise<PaymentCommand | undefined> {
  if (result.outcome === 'initiated') return undefined;
  if (result.outcome === 'failed') return { type: 'FailPayment', data: { reason: result.reason } };
  const { voucher, providerReference } = result;
  if (voucher) await keepVoucher(customers, payee, voucher);
  const data = {
    ...{ by: 'provider' as const, paidAt: now.toISOString(), providerReference },
    ...(voucher && { numberEnding: voucher.number.slice(-4) }),
  };
  return { type: 'CompletePayment', data };
}
