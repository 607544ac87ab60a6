import { foldHistory, historyOf } from '@reprise/read-kernel/testing';
import { itemDiagnostics } from './item-diagnostics.projection';

const product = {
  id: 'p1',
  label: 'Aurora 12',
  brand: 'Aurora',
  model: '12',
  categoryId: 'c',
  categoryLabel: 'Phones',
};
const price = (state: string, total: number) => ({ total, currency: 'EUR', state, lines: [] });
const answer = (id: string) => ({ questionId: 'q', question: 'Screen?', answerId: id, answer: id });
const declared = {
  type: 'BuybackDeclared',
  data: {
    ...{ product, answers: [answer('new')], price: price('grade_a', 10_000), diagnosticId: 'declared' },
    ...{ rootId: 'root', imei: '490154203237518', forcedInvalidImei: true },
  },
};
const handedOver = { type: 'BuybackFinalised', data: { storeId: 'store' } };
const rediagnosed = {
  type: 'BuybackRediagnosed',
  data: { answers: [answer('good')], price: price('grade_b', 9_000), diagnosticId: 'checked' },
};
const tested = (more: object = {}) => ({
  type: 'ItemControlled',
  data: {
    ...{ warehouseId: 'warehouse', status: 'item_completed', stockId: 's', photoKeys: ['photos/1'] },
    control: { answers: [answer('worn')], price: price('grade_c', 5_000) },
    ...more,
  },
});
const entriesAfter = (...events: readonly { type: string; data: object }[]) =>
  foldHistory(itemDiagnostics, historyOf('item-1', events)).get('1')?.entries ?? [];

describe('The diagnostics of an item', () => {
  it('stand side by side: declaration, check in the store, each test', () => {
    const entries = entriesAfter(declared, handedOver, rediagnosed, tested(), tested());
    expect(entries.map(({ type, placeId, price: { total } }) => [type, placeId, total])).toEqual([
      ['declaration', 'root', 10_000],
      ['store_check', 'store', 9_000],
      ['compliance_test', 'warehouse', 5_000],
      ['compliance_test', 'warehouse', 5_000],
    ]);
  });

  describe('the IMEI that a store read', () => {
    const read = (imei: string) => ({ ...handedOver, data: { ...handedOver.data, imei } });
    const imeis = (...events: readonly { type: string; data: object }[]) =>
      entriesAfter(declared, ...events).map(({ type, specification }) => [type, specification.imei]);
    const before = '490154203237518';
    const found = '356938035643809';

    it('is a finding of the check that the hand-over begins with, and what the next test starts from', () =>
      expect(imeis(rediagnosed, read(found), tested())).toEqual([
        ['declaration', before],
        ['store_check', found],
        ['compliance_test', found],
      ]));

    it('is a check of its own where the product is as declared', () => {
      expect(imeis(read(found))).toEqual([
        ['declaration', before],
        ['store_check', found],
      ]);
      expect(entriesAfter(declared, read(found)).at(-1)).toMatchObject({
        ...{ placeId: 'store', price: { total: 10_000 }, answers: [answer('new')] },
      });
    });

    it('is none where it is the declared one', () =>
      expect(imeis(read(before))).toEqual([['declaration', before]]));
  });

  it('a test says which product it really is; the next one says so again, or it is the declared one', () => {
    const other = { ...product, id: 'p2', label: 'Aurora 11' };
    const corrected = tested({
      specification: { product: other, diagnosticId: 'other', colour: 'red', imei: '356938035643809' },
      photos: [{ key: 'photos/1', sha256: 'a'.repeat(64), questionId: 'q' }],
    });
    const [, first, second] = entriesAfter(declared, corrected, tested());
    expect(first).toMatchObject({
      ...{ product: other, diagnosticId: 'other', photos: [{ questionId: 'q' }] },
      specification: { colour: 'red', imei: '356938035643809' },
    });
    expect(second).toMatchObject({
      product,
      diagnosticId: 'declared',
      specification: { imei: '490154203237518' },
    });
  });

  it('what lay in the parcel stands before them, photo by photo', () => {
    const photo = (key: string) => ({ key, sha256: 'a'.repeat(64) });
    const opened = ['photos/1', 'photos/2'].map((key) => ({
      ...{ type: 'OpeningPhotographed', data: { photo: photo(key) } },
    }));
    const row = foldHistory(itemDiagnostics, historyOf('item-1', [declared, ...opened, tested()])).get('1');
    expect(row?.opening).toMatchObject([{ photo: photo('photos/1') }, { photo: photo('photos/2') }]);
    expect(row?.entries).toHaveLength(2);
  });

  it('tests of before photos were hashed, and before anything was corrected, still read', () =>
    expect(entriesAfter(declared, tested()).at(-1)).toMatchObject({ photos: [], product }));
});
