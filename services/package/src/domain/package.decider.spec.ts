import type { PackageEvent } from '@reprise/contracts/package';
import { nothing, play, refused, scenario } from '@reprise/kernel/testing';
import {
  anId,
  cancelPackage,
  closePackage,
  content,
  handOver,
  ids,
  openGrouped,
  openSingle,
  packageStates,
  packItem,
  recordLabel,
  report,
  unpackItem,
} from '../testing';
import { packageDecider } from './package.decider';

const given = scenario(packageDecider);

function reached(state: string): PackageEvent[] {
  return play(packageDecider, packageStates[state] ?? []).flatMap(({ events }) => events);
}

describe('Packing', () => {
  it('a single package is packed and closed at once', () => {
    const types = given()
      .when(openSingle())
      .events()
      .map(({ type }) => type);
    expect(types).toEqual(['PackageOpened', 'ItemPacked', 'PackageClosed']);
  });
  it('names the product when it is packed, and counts codes when the package is closed', () => {
    const packed = { ...content, product: { id: anId(20), label: 'iPhone 14', brand: 'Apple' } };
    const events = given()
      .when(openSingle({ contents: [packed] }))
      .events();
    expect(events.slice(1)).toEqual([
      { type: 'ItemPacked', data: packed },
      { type: 'PackageClosed', data: { items: [content] } },
    ]);
    given(...given().when(openGrouped()).events(), { type: 'ItemPacked', data: packed })
      .when(closePackage())
      .then({ type: 'PackageClosed', data: { items: [content] } });
    const out = given(...given().when(openGrouped()).events()).when(packItem(packed));
    expect(out.events()).toEqual([{ type: 'ItemPacked', data: packed }]);
  });
  it('a circuit without a label per buyback has no single package', () => {
    given()
      .when(openSingle({ circuit: 'store_drop' }))
      .then(refused('expedition-item-needs-no-label'));
  });
  it.each([
    ['it was entered before', content, 'expedition-code-already-entered'],
    ['it is in another package', { packedIn: anId(90) }, 'expedition-code-already-entered'],
    ['it was processed already', { itemStatus: 'item_completed' }, 'expedition-already-processed'],
    ['it was cancelled', { itemStatus: 'item_cancelled' }, 'expedition-already-processed'],
    [
      'it still is the customer’s',
      { itemStatus: 'item_awaiting_store_drop' },
      'expedition-not-awaiting-shipment',
    ],
    ['it is on its way', { itemStatus: 'item_in_transit' }, 'expedition-already-processed'],
    ['a courier fetches it', { circuit: 'store_collect' }, 'expedition-no-manual-shipment'],
    ['it has a label of its own', { circuit: 'store_drop_label' }, 'expedition-item-needs-label'],
    [
      'it has a label of its own, and so a package of its own',
      { circuit: 'store_drop_label', packedIn: anId(90) },
      'expedition-item-needs-label',
    ],
    [
      'a courier fetches it, and it has a package of its own',
      { circuit: 'store_collect', packedIn: anId(90) },
      'expedition-no-manual-shipment',
    ],
    ['it goes to another warehouse', { warehouseId: anId(40) }, 'package-wrong-warehouse'],
  ] as const)('an item is refused if %s', (_, override, code) => {
    given(...reached('open'))
      .when(packItem(override))
      .then(refused(code));
  });
  it('a removed item may be packed again', () => {
    const out = given(...reached('open')).when(unpackItem());
    expect(out.state()).toMatchObject({ items: [] });
    given(...reached('open'), ...out.events())
      .when(packItem(content))
      .then({ type: 'ItemPacked', data: content });
  });
  it('an empty package is not closed; a closed one is closed once, and its content is frozen', () => {
    given(...reached('open, empty'))
      .when(closePackage())
      .then(refused('package-empty'));
    given(...reached('closed'))
      .when(closePackage())
      .then(nothing);
    given(...reached('closed'))
      .when(packItem())
      .then(refused('package-closed'));
    given(...reached('closed'))
      .when(unpackItem())
      .then(refused('package-closed'));
  });
});

describe('The journey', () => {
  it('an open package is not handed over', () => {
    given(...reached('open'))
      .when(handOver())
      .then(refused('package-shipment-not-registered'));
  });
  it('a closed package is not handed over before it has its label', () => {
    given(...reached('closed'))
      .when(handOver())
      .then(refused('package-label-unavailable'));
    expect(
      given(...reached('closed, labelled'))
        .when(handOver())
        .state().status,
    ).toBe('handed_over');
  });
  it('the first label counts', () => {
    given(...reached('closed, labelled'))
      .when(recordLabel())
      .then(nothing);
  });
  it('the first scan of the carrier hands it over', () => {
    const at = '2026-01-07T09:00:00.000Z';
    given(...reached('closed'))
      .when(report('DELIVERY_COLLECTED', at))
      .then(
        { type: 'PackageHandedOver', data: { handedOverAt: at, items: [ids.item] } },
        { type: 'DeliveryStatusReported', data: { code: 'DELIVERY_COLLECTED', at, items: [ids.item] } },
      );
  });
  it('a status that the carrier only plans does not', () => {
    expect(
      given(...reached('closed'))
        .when(report('ORDER_PICKUP_SCHEDULED'))
        .state().status,
    ).toBe('closed');
  });
  it('the delivery contains the warehouse and its check-in setting', () => {
    const [, delivered] = given(...reached('handed_over'))
      .when(report('DELIVERY_DELIVERED'))
      .events();
    expect(delivered).toMatchObject({
      type: 'PackageDelivered',
      data: { warehouseId: ids.warehouse, checkIn: 'optional', items: [ids.item] },
    });
  });
  it('a repeated report changes nothing', () => {
    given(...reached('delivered'))
      .when(report('DELIVERY_DELIVERED'))
      .then(nothing);
  });
  it('is cancelled only before the hand-over', () => {
    expect(
      given(...reached('closed'))
        .when(cancelPackage())
        .state().status,
    ).toBe('cancelled');
    given(...reached('handed_over'))
      .when(cancelPackage())
      .then(refused('package-closed'));
  });
});
