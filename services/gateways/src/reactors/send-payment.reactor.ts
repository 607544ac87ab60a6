import { paymentIssuerOf } from '@reprise/contracts/rules';
import type { Reactor } from '@reprise/kernel';
import { isSentByProvider, settle, type WatchedPayment } from './payment-desk';
import type { ReactorPorts } from './ports';
import { idOf, reactor, to } from './reactor-language';
import { watchOf, type WatchList } from './watch-list';

type Ports = Pick<ReactorPorts, 'customers' | 'providers'> & { readonly payments: WatchList<WatchedPayment> };

/** With the contract of the account that pays. However often an attempt is retried, its key lets the provider pay once. */
export const sendPayment = (ports: Ports): Reactor =>
  reactor('send-payment', ['PaymentInitiated'], async (event, { idempotencyKey, now }) => {
    const { accountId } = event;
    const { provider, batchId, customerId, amount, currency, attempt } = event.data;
    const paymentId = idOf(event);
    const fail = (reason: string) => [to('payment', paymentId, { type: 'FailPayment', data: { reason } })];
    // A transfer retried automatically would wait forever: only a batch submits it to the bank.
    if (provider === 'sepa_transfer' && !batchId) return fail('transfer-needs-batch');
    if (!isSentByProvider(provider)) return [];
    if (!customerId) return fail('payee-unknown');
    // An erased customer could not receive the card.
    const accounts = await ports.customers.read({ accountId }, customerId, 'accounting');
    if (accounts.state !== 'known') return fail(`payee-${accounts.state}`);
    const { correlationId } = event;
    const payment = {
      paymentId,
      idempotencyKey,
      amount,
      currency,
      beneficiaryRef: customerId,
      correlationId,
    };
    const paying = paymentIssuerOf({ accountId, ...event.data });
    const result = await ports.providers[provider].initiate({ ...payment, accountId: paying });
    const command = await settle(ports.customers, { accountId, paymentId, customerId }, result, now);
    if (command) return [to('payment', paymentId, command)];
    const reference = ('providerReference' in result && result.providerReference) || '';
    await ports.payments.begin({
      ...watchOf(paymentId, event, now),
      provider,
      customerId,
      attempt,
      reference,
    });
    return [];
  });
