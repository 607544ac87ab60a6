import { sendSettled, silentLogger, type KernelLogger, type SendCommand, type Timing } from '@reprise/kernel';
import type { Documents, Stored } from '@reprise/read-kernel/documents';
import { settle, type WatchedPayment } from './payment-desk';
import type { ReactorPorts } from './ports';
import { to } from './reactor-language';
import { newsMeta, WatchList, type Pace } from './watch-list';
import { WatchRound } from './watch-round';

export type CheckerOptions = Pick<ReactorPorts, 'customers' | 'providers'> & {
  readonly documents: Pick<Documents, 'collection'>;
  readonly send: SendCommand;
  readonly clock: Timing;
  readonly logger?: KernelLogger;
  readonly pace?: Pace;
  readonly pollMs?: number;
};

/** Soon at first, because a customer is waiting; then every 15 minutes, for days if necessary. */
const standardPace: Pace = { firstMs: 5_000, maxMs: 900_000 };
const name = 'check-payments';

/** Asks providers for the result of payments that they accepted but did not complete at once. */
export class PaymentChecker {
  readonly watches: WatchList<WatchedPayment>;
  private readonly rounds: WatchRound<WatchedPayment>;

  constructor(private readonly options: CheckerOptions) {
    const { documents, clock, pace = standardPace, pollMs, logger } = options;
    this.watches = new WatchList(documents, 'watched_payments', clock, pace);
    const look = (watch: Stored<WatchedPayment>) => this.look(watch);
    const pollEvery = pollMs === undefined ? {} : { pollMs };
    this.rounds = new WatchRound({
      name,
      list: this.watches,
      look,
      clock,
      ...pollEvery,
      ...(logger && { logger }),
    });
  }

  start(): void {
    this.rounds.start();
  }
  stop(): Promise<void> {
    return this.rounds.stop();
  }
  /** Checks the payments that are due. @returns how many. */
  checkDue(): Promise<number> {
    return this.rounds.round();
  }

  private async look(watch: Stored<WatchedPayment>): Promise<'over' | 'open'> {
    const { customers, providers, send, clock, logger = silentLogger } = this.options;
    const { _id: paymentId, accountId, customerId, reference, attempt } = watch;
    const asked = { paymentId, ...(reference && { providerReference: reference }) };
    const result = await providers[watch.provider].check(asked);
    const command = await settle(customers, { accountId, paymentId, customerId }, result, clock.now());
    if (!command) return 'open';
    const meta = newsMeta(watch, name, String(attempt), command.type);
    await sendSettled(send, to('payment', paymentId, command), meta, logger);
    return 'over';
  }
}
