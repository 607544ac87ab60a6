import type { PackageRow } from '@reprise/contracts/package';
import { makeIdentificationNumber } from '@reprise/contracts/rules';

export const uuid = (n: number): string => `0190cccc-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const codeNumbered = (n: number): string =>
  makeIdentificationNumber(String(482_000_000_000 + n * 7919));
const at = '2026-11-02T09:00:00.000Z';

export const aPackage = (over: Partial<PackageRow> = {}): PackageRow => ({
  id: uuid(1),
  number: makeIdentificationNumber('700000000001'),
  kind: 'grouped',
  status: 'open',
  warehouseId: uuid(2),
  items: [],
  labelReady: false,
  createdAt: at,
  updatedAt: at,
  ...over,
});
