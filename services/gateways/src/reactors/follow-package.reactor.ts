import type { Reactor } from '@reprise/kernel';
import type { ReactorPorts } from './ports';
import { idOf, reactor } from './reactor-language';
import type { WatchedDelivery } from './track-deliveries';
import { watchOf, type WatchList } from './watch-list';

type Ports = Pick<ReactorPorts, 'histories' | 'carriers'> & {
  readonly deliveries: WatchList<WatchedDelivery>;
};

/** A labelled package is tracked; a cancelled one is cancelled at its carrier, which may already be transporting it. */
export const followPackage = (ports: Ports): Reactor =>
  reactor(
    // Its checkpoint is stored under this name.
    'follow-parcel',
    ['PackageLabelIssued', 'PackageCancelled'],
    async (event, { idempotencyKey, now }) => {
      const id = idOf(event);
      if (event.type === 'PackageLabelIssued') {
        const { carrier, trackingNumber } = event.data;
        await ports.deliveries.begin({ ...watchOf(id, event, now), carrier, trackingNumber, reported: [] });
        return [];
      }
      const label = (await ports.histories.package(event.accountId, id))?.label;
      const carrier = label && (await ports.carriers.named(label.carrier));
      if (!carrier) return [];
      const answer = await carrier.cancelShipment({ trackingNumber: label.trackingNumber, idempotencyKey });
      // A package that is transported anyway should still be tracked.
      if (answer.outcome === 'cancelled') await ports.deliveries.end(id);
      return [];
    },
  );
