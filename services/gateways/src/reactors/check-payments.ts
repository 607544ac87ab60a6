import { sendSettled } from '@reprise/kernel';
import type { Stored } from '@reprise/read-kernel/documents';
import { settle, type WatchedPayment } from './payment-desk';
import type { ReactorPorts } from './ports';
import { to } from './reactor-language';
import { newsMeta } from './watch-list';
import { Watcher, type WatcherOptions } from './watcher';

type Options = WatcherOptions & Pick<ReactorPorts, 'customers' | 'providers'>;

const name = 'check-payments';
/** Soon at first, because a customer is waiting; then every 15 minutes, for days if necessary. */
const pace = { firstMs: 5_000, maxMs: 900_000 };

/** Asks providers for the result of payments that they accepted but did not complete at once. */
export const checkPayments = (options: Options): Watcher<WatchedPayment> =>
  new Watcher({ name, collection: 'watched_payments', pace, look: (watch) => look(watch, options) }, options);

async function look(watch: Stored<WatchedPayment>, options: Options): Promise<'over' | 'open'> {
  const { customers, providers, send, clock, logger } = options;
  const { _id: paymentId, accountId, customerId, reference, attempt } = watch;
  const asked = { paymentId, ...(reference && { providerReference: reference }) };
  const result = await providers[watch.provider].check(asked);
  const command = await settle(customers, { accountId, paymentId, customerId }, result, clock.now());
  if (!command) return 'open';
  const meta = newsMeta(watch, name, String(attempt), command.type);
  await sendSettled(send, to('payment', paymentId, command), meta, logger);
  return 'over';
}
