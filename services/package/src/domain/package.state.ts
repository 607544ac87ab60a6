import type { PackageEvent } from '@reprise/contracts/package';

export type DataOfEvent<T extends PackageEvent['type']> = Extract<PackageEvent, { type: T }>['data'];
type Opening = DataOfEvent<'PackageOpened'>;
export type Content = DataOfEvent<'ItemUnpacked'>;

type Known = {
  readonly opening: Opening;
  readonly items: readonly Content[];
  readonly scans: readonly string[];
};
type NoPackage = { readonly status: 'none' };
export type OpenPackage = Known & { readonly status: 'open' };
/** Content frozen; the label can be downloaded (customer journey §4 "Package"). */
export type SealedPackage = Known & {
  readonly status: 'closed' | 'handed_over' | 'delivered';
  readonly trackingNumber: string | undefined;
};
type CancelledPackage = Known & { readonly status: 'cancelled' };
export type KnownPackage = OpenPackage | SealedPackage | CancelledPackage;
export type PackageState = NoPackage | KnownPackage;

export const scanKey = ({ code, at }: Pick<DataOfEvent<'DeliveryStatusReported'>, 'code' | 'at'>): string =>
  `${code} ${at}`;
