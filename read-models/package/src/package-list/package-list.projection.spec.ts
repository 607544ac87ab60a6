import type { DomainEvent } from '@reprise/contracts/kernel';
import { packageEvents, packageRowSchema } from '@reprise/contracts/package';
import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { packageList } from './package-list.projection';

const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const id = anId(90);
const content = (n: number) => ({ itemId: anId(n), identificationNumber: '2000000000015' });
const opened = {
  type: 'PackageOpened',
  data: packageEvents.schemas.PackageOpened.parse({
    ...{ number: '2000000000039', kind: 'grouped', storeId: anId(6), warehouseId: anId(4) },
    checkIn: 'optional',
  }),
};
const rowAfter = (...events: DomainEvent[]) =>
  foldHistory(packageList, historyOf(`package-${id}`, [opened, ...events])).get(id);
const packed = (n: number) => ({ type: 'ItemPacked', data: content(n) });

describe('the row of a package', () => {
  it('handles every event of a package', () => {
    expect([...packageList.on].sort()).toEqual(Object.keys(packageEvents.schemas).sort());
  });
  it('opens empty, without a label', () => {
    expect(rowAfter()).toMatchObject({ status: 'open', items: [], labelReady: false, storeId: anId(6) });
    packageRowSchema.parse(rowAfter());
  });
  it('lists what is in it now', () => {
    const unpacked = { type: 'ItemUnpacked', data: content(1) };
    expect(rowAfter(packed(1), packed(2), unpacked)?.items).toEqual([content(2)]);
  });
  it('names what is in it now, in every language, and is found by its words', () => {
    const product = (label: string, brand: string) => ({
      ...{ id: anId(20), label, brand, labelTranslations: { 'fr-FR': 'Téléphone' }, image: '/a.png' },
    });
    const named = (n: number, label: string, brand: string) => ({
      type: 'ItemPacked',
      data: { ...content(n), product: product(label, brand) },
    });
    const row = rowAfter(packed(1), named(2, 'iPhone 14', 'Apple'), named(3, 'Pixel 8', 'Google'));
    expect(row?.words).toEqual(['apple', 'iphone', '14', 'telephone', 'google', 'pixel', '8']);
    expect(row?.items.map(({ product: shown }) => shown?.productLabel)).toEqual([
      undefined,
      'iPhone 14',
      'Pixel 8',
    ]);
    packageRowSchema.parse(row);
    const without = rowAfter(named(2, 'iPhone 14', 'Apple'), { type: 'ItemUnpacked', data: content(2) });
    expect(without).toMatchObject({ items: [], words: [] });
  });
  it('knows who buys what is in it now', () => {
    const bought = (n: number) => ({ type: 'ItemPacked', data: { ...content(n), buyerId: anId(30 + n) } });
    const row = rowAfter(packed(1), bought(2), bought(3), { type: 'ItemUnpacked', data: content(2) });
    expect(row?.buyers).toEqual([{ itemId: anId(3), buyerId: anId(33) }]);
  });
  it('has its label and number once the carrier answered', () => {
    const label = {
      type: 'PackageLabelIssued',
      data: { transportId: anId(80), carrier: 'sandbox', trackingNumber: 'T1', labelKey: 'labels/t1.pdf' },
    };
    expect(rowAfter(packed(1), label)).toMatchObject({
      ...{ labelReady: true, trackingNumber: 'T1', carrier: 'Colis Éclair' },
    });
  });
  it('shows how far it is', () => {
    const way = ['PackageClosed', 'PackageHandedOver', 'PackageDelivered'].map((type) => ({
      type,
      data: {},
    }));
    const stages = way.map((_, index) => rowAfter(...way.slice(0, index + 1))?.status);
    expect(stages).toEqual(['closed', 'handed-over', 'delivered']);
    expect(rowAfter({ type: 'PackageCancelled', data: {} })?.status).toBe('cancelled');
  });
});
