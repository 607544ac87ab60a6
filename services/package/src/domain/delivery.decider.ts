import type { PackageEvent } from '@reprise/contracts/package';
import { Refusal } from '@reprise/contracts/problems';
import { deliveryPhase, isWithCarrier } from '@reprise/contracts/rules';
import { known, type DataOf, type PackageEvents } from './known-package.decider';
import { scanKey, type KnownPackage, type PackageState, type SealedPackage } from './package.state';

/** The first label counts: a carrier asked twice must not create two packages. */
export function recordLabel(data: DataOf<'RecordPackageLabel'>, state: PackageState): PackageEvents {
  const current = known(state);
  switch (current.status) {
    case 'open':
      throw new Refusal('package-shipment-not-registered', { status: current.status });
    case 'closed':
    case 'handed_over':
    case 'delivered':
      return current.trackingNumber ? [] : [{ type: 'PackageLabelIssued', data }];
    case 'cancelled':
      throw new Refusal('package-closed', { status: current.status });
  }
}

export function handOverPackage(data: DataOf<'HandOverPackage'>, state: PackageState): PackageEvents {
  const current = known(state);
  switch (current.status) {
    case 'open':
    case 'cancelled':
      throw new Refusal('package-shipment-not-registered', { status: current.status });
    case 'closed':
      // Without a label nobody could carry it.
      if (!current.trackingNumber) throw new Refusal('package-label-unavailable');
      return [handedOver(current, data.handedOverAt)];
    case 'handed_over':
    case 'delivered':
      return [];
  }
}

/** The carrier's first scan hands the package over if nobody reported it (domain §2 "ship"). */
export function reportDelivery(data: DataOf<'ReportDeliveryStatus'>, state: PackageState): PackageEvents {
  const current = known(state);
  if (current.scans.includes(scanKey(data))) return [];
  const reported: PackageEvent = {
    type: 'DeliveryStatusReported',
    data: { ...data, items: itemIds(current) },
  };
  const delivered = deliveryPhase(data.code) === 'delivered';
  switch (current.status) {
    case 'open':
      throw new Refusal('package-shipment-not-registered', { status: current.status });
    case 'closed': {
      const taken = isWithCarrier(data.code) ? [handedOver(current, data.at)] : [];
      return [...taken, reported, ...(delivered ? [arrived(current, data.at)] : [])];
    }
    case 'handed_over':
      return [reported, ...(delivered ? [arrived(current, data.at)] : [])];
    case 'delivered':
    case 'cancelled':
      return [reported];
  }
}

/** Not every carrier reports, and not every seller says what left. Nothing to receive if the item came in another package. */
export function receivePackage({ receivedAt }: DataOf<'ReceivePackage'>, state: PackageState): PackageEvents {
  switch (state.status) {
    case 'closed':
    case 'handed_over':
      return [arrived(state, receivedAt)];
    case 'none':
    case 'open':
    case 'delivered':
    case 'cancelled':
      return [];
  }
}

/** Nothing to cancel if the circuit has no package of its own. */
export function cancelPackage(state: PackageState): PackageEvents {
  switch (state.status) {
    case 'open':
    case 'closed':
      return [{ type: 'PackageCancelled', data: {} }];
    case 'handed_over':
    case 'delivered':
      throw new Refusal('package-closed', { status: state.status });
    case 'none':
    case 'cancelled':
      return [];
  }
}

const itemIds = ({ items }: KnownPackage): string[] => items.map(({ itemId }) => itemId);

function handedOver(current: SealedPackage, handedOverAt: string): PackageEvent {
  return { type: 'PackageHandedOver', data: { handedOverAt, items: itemIds(current) } };
}

function arrived(current: SealedPackage, deliveredAt: string): PackageEvent {
  const { warehouseId, checkIn } = current.opening;
  return { type: 'PackageDelivered', data: { deliveredAt, warehouseId, checkIn, items: itemIds(current) } };
}
