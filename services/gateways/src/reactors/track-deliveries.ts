import { isDeliveryOver } from '@reprise/contracts/rules';
import { sendSettled } from '@reprise/kernel';
import type { Stored } from '@reprise/read-kernel/documents';
import type { TrackingEntry } from '../carrier';
import type { Carriers } from './ports';
import { to } from './reactor-language';
import { newsMeta, type Watch, type WatchList } from './watch-list';
import { Watcher, type WatcherOptions } from './watcher';

export type WatchedDelivery = Watch & {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** Scans already known to the package. */
  readonly reported: readonly string[];
};
type Options = WatcherOptions & { readonly carriers: Carriers };

const name = 'track-deliveries';
/** Packages without news for a day or more are polled every hour; a scan moves the next poll to a minute later. */
const pace = { firstMs: 60_000, maxMs: 3_600_000 };
const scanOf = ({ code, at }: TrackingEntry): string => `${code}@${at}`;

/**
 * Polls carriers for packages until each has reached its end. The first scan hands a package over if nobody reported
 * it: for a courier's collection nothing else can (domain §2 "Circuits").
 */
export const trackDeliveries = (options: Options): Watcher<WatchedDelivery> =>
  new Watcher(
    {
      ...{ name, collection: 'watched_deliveries', pace },
      look: (watch, watches) => look(watch, watches, options),
    },
    options,
  );

async function look(
  watch: Stored<WatchedDelivery>,
  watches: WatchList<WatchedDelivery>,
  options: Options,
): Promise<'over' | 'open'> {
  const carrier = await options.carriers.named(watch.carrier);
  if (!carrier) return 'open';
  const scans = await carrier.track(watch.trackingNumber);
  const fresh = scans.filter((scan) => !watch.reported.includes(scanOf(scan)));
  for (const scan of fresh) await report(watch, scan, options);
  if (scans.some(({ code }) => isDeliveryOver(code))) return 'over';
  if (fresh.length > 0) await watches.news({ ...watch, reported: scans.map(scanOf) });
  return 'open';
}

async function report(watch: WatchedDelivery, scan: TrackingEntry, { send, logger }: Options): Promise<void> {
  const { code, at, place } = scan;
  const data = { code, at, ...(place && { place }) };
  const command = to('package', watch._id, { type: 'ReportDeliveryStatus', data });
  await sendSettled(send, command, newsMeta(watch, name, code, at), logger);
}
