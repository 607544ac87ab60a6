import type { PackageEvent } from '@reprise/contracts/package';
import { Refusal } from '@reprise/contracts/problems';
import { deliveryPhase, isWithCarrier } from '@reprise/contracts/rules';
import { known, type DataOf, type PackageEvents } from './known-package.decider';
import { scanKey, type KnownPackage, type PackageState, type SealedPackage } from './package.state';

/** The first label counts: a carrier asked twice must not make two parcels of one. */
export function recordLabel(data: DataOf<'RecordPackageLabel'>, state: PackageState): PackageEvents {
  const parcel = known(state);
  switch (parcel.status) {
    case 'open':
      throw new Refusal('package-shipment-not-registered', { status: parcel.status });
    case 'closed':
    case 'handed_over':
      return parcel.trackingNumber ? [] : [{ type: 'PackageLabelIssued', data }];
    case 'delivered':
      return [];
    case 'cancelled':
      throw new Refusal('package-closed', { status: parcel.status });
  }
}

export function handOverPackage(data: DataOf<'HandOverPackage'>, state: PackageState): PackageEvents {
  const parcel = known(state);
  switch (parcel.status) {
    case 'open':
    case 'cancelled':
      throw new Refusal('package-shipment-not-registered', { status: parcel.status });
    case 'closed':
      return [handedOver(parcel, data.handedOverAt)];
    case 'handed_over':
    case 'delivered':
      return [];
  }
}

/** The carrier's first scan hands the parcel over when nobody said so (domain.md §2 "ship"). */
export function reportDelivery(data: DataOf<'ReportDeliveryStatus'>, state: PackageState): PackageEvents {
  const parcel = known(state);
  if (parcel.scans.includes(scanKey(data))) return [];
  const reported: PackageEvent = {
    type: 'DeliveryStatusReported',
    data: { ...data, items: itemIds(parcel) },
  };
  const delivered = deliveryPhase(data.code) === 'delivered';
  switch (parcel.status) {
    case 'open':
      throw new Refusal('package-shipment-not-registered', { status: parcel.status });
    case 'closed': {
      const taken = isWithCarrier(data.code) ? [handedOver(parcel, data.at)] : [];
      return [...taken, reported, ...(delivered ? [arrived(parcel, data.at)] : [])];
    }
    case 'handed_over':
      return [reported, ...(delivered ? [arrived(parcel, data.at)] : [])];
    case 'delivered':
    case 'cancelled':
      return [reported];
  }
}

/** Nothing to cancel where the circuit has no parcel of its own. */
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

function handedOver(parcel: SealedPackage, handedOverAt: string): PackageEvent {
  return { type: 'PackageHandedOver', data: { handedOverAt, items: itemIds(parcel) } };
}

function arrived(parcel: SealedPackage, deliveredAt: string): PackageEvent {
  const { warehouseId, checkIn } = parcel.opening;
  return { type: 'PackageDelivered', data: { deliveredAt, warehouseId, checkIn, items: itemIds(parcel) } };
}
