import { isDeliveryOver } from '@reprise/contracts/rules';
import { sendSettled, silentLogger, type KernelLogger, type SendCommand, type Timing } from '@reprise/kernel';
import type { Documents, Stored } from '@reprise/read-kernel/documents';
import type { TrackingEntry } from '../carrier';
import type { Carriers } from './ports';
import { to } from './reactor-language';
import { newsMeta, WatchList, type Pace, type Watch } from './watch-list';
import { WatchRound } from './watch-round';

export type WatchedDelivery = Watch & {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** Scans already known to the package. */
  readonly reported: readonly string[];
};
export type TrackerOptions = {
  readonly documents: Pick<Documents, 'collection'>;
  readonly carriers: Carriers;
  readonly send: SendCommand;
  readonly clock: Timing;
  readonly logger?: KernelLogger;
  readonly pace?: Pace;
  readonly pollMs?: number;
};

/** Packages without news for a day or more are polled every hour; a scan moves the next poll to a minute later. */
const standardPace: Pace = { firstMs: 60_000, maxMs: 3_600_000 };
const name = 'track-deliveries';
const scanOf = ({ code, at }: TrackingEntry): string => `${code}@${at}`;

/**
 * Polls carriers for packages until each has reached its end. The first scan hands a package over if nobody reported
 * it: for a courier's collection nothing else can (domain §2 "Circuits").
 */
export class DeliveryTracker {
  readonly watches: WatchList<WatchedDelivery>;
  private readonly rounds: WatchRound<WatchedDelivery>;

  constructor(private readonly options: TrackerOptions) {
    const { documents, clock, pace = standardPace, pollMs, logger } = options;
    this.watches = new WatchList(documents, 'watched_deliveries', clock, pace);
    const look = (watch: Stored<WatchedDelivery>) => this.look(watch);
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
  /** Polls the packages that are due. @returns how many. */
  trackDue(): Promise<number> {
    return this.rounds.round();
  }

  private async look(watch: Stored<WatchedDelivery>): Promise<'over' | 'open'> {
    const carrier = await this.options.carriers.named(watch.carrier);
    if (!carrier) return 'open';
    const scans = await carrier.track(watch.trackingNumber);
    const fresh = scans.filter((scan) => !watch.reported.includes(scanOf(scan)));
    for (const scan of fresh) await this.report(watch, scan);
    if (scans.some(({ code }) => isDeliveryOver(code))) return 'over';
    if (fresh.length > 0) await this.watches.news({ ...watch, reported: scans.map(scanOf) });
    return 'open';
  }

  private async report(watch: WatchedDelivery, { code, at, place }: TrackingEntry): Promise<void> {
    const { send, logger = silentLogger } = this.options;
    const data = { code, at, ...(place && { place }) };
    const command = to('package', watch._id, { type: 'ReportDeliveryStatus', data });
    await sendSettled(send, command, newsMeta(watch, name, code, at), logger);
  }
}
