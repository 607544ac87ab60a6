import { paymentIssuerOf } from '@reprise/contracts/rules';
import type { Reactor } from '@reprise/kernel';
import type { WatchedPayment } from './payment-desk';
import type { ReactorPorts } from './ports';
import { idOf, reactor, to } from './reactor-language';
import type { WatchList } from './watch-list';

type Ports = Pick<ReactorPorts, 'providers'> & { readonly payments: WatchList<WatchedPayment> };

/**
 * Only the provider can cancel a payment that it was asked to send; a transfer in a batch's file cannot be cancelled
 * (domain §4).
 */
export const cancelPayment = (ports: Ports): Reactor =>
  reactor('cancel-payment', ['PaymentCancellationAsked'], async (event, { idempotencyKey }) => {
    const { accountId } = event;
    const { provider, batchId } = event.data;
    const paymentId = idOf(event);
    const refuse = (reason: string) => [
      to('payment', paymentId, { type: 'RefusePaymentCancel', data: { reason } }),
    ];
    if (provider === 'sepa_transfer' && batchId) return refuse('transfer-already-in-batch');
    const paying = paymentIssuerOf({ accountId, ...event.data });
    const answer = await ports.providers[provider].cancel({ accountId: paying, paymentId, idempotencyKey });
    if (answer.outcome === 'refused') return refuse(answer.reason);
    await ports.payments.end(paymentId);
    return [to('payment', paymentId, { type: 'ConfirmPaymentCancelled', data: {} })];
  });
