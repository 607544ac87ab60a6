import type { PackageEvent } from '@reprise/contracts/package';
import {
  scanKey,
  type Content,
  type KnownPackage,
  type PackageState,
  type SealedPackage,
} from './package.state';

export function evolvePackage(state: PackageState, event: PackageEvent): PackageState {
  if (state.status !== 'none') return evolveKnown(state, event);
  if (event.type !== 'PackageOpened') return state;
  return { status: 'open', opening: event.data, items: [], scans: [] };
}

function evolveKnown(state: KnownPackage, event: PackageEvent): KnownPackage {
  const { opening, items, scans } = state;
  switch (event.type) {
    case 'PackageOpened':
      return state;
    case 'ItemPacked':
      return { ...state, items: [...items, contentOf(event.data)] };
    case 'ItemUnpacked':
      return { ...state, items: items.filter(({ itemId }) => itemId !== event.data.itemId) };
    case 'PackageClosed':
      return { status: 'closed', opening, items: event.data.items, scans, trackingNumber: undefined };
    case 'PackageLabelIssued':
      return isSealed(state) ? { ...state, trackingNumber: event.data.trackingNumber } : state;
    case 'PackageHandedOver':
      return isSealed(state) ? { ...state, status: 'handed_over' } : state;
    case 'DeliveryStatusReported':
      return { ...state, scans: [...scans, scanKey(event.data)] };
    case 'PackageDelivered':
      return isSealed(state) ? { ...state, status: 'delivered' } : state;
    case 'PackageCancelled':
      return { status: 'cancelled', opening, items, scans };
  }
}

/** A decision needs no names. */
const contentOf = ({ itemId, identificationNumber }: Content): Content => ({ itemId, identificationNumber });

const isSealed = (state: KnownPackage): state is SealedPackage => 'trackingNumber' in state;
