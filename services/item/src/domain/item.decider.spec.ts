import type { ItemEvent } from '@reprise/contracts/item';
import { nothing, play, refused, scenario } from '@reprise/kernel/testing';
import {
  controlItem,
  createItem,
  deliverItem,
  failReturnLabel,
  handBack,
  handOverReturn,
  ids,
  itemStates,
  lose,
  recordReturnLabel,
  photographOpening,
  registerItem,
  reintegrate,
  returnItem,
  release,
  shipItem,
  simple,
  undoRegistration,
} from '../testing';
import { itemDecider } from './item.decider';

const given = scenario(itemDecider);

function reached(state: string): ItemEvent[] {
  return play(itemDecider, itemStates[state] ?? []).flatMap(({ events }) => events);
}

describe('Inbound', () => {
  it('an item is awaited in the store or for its shipment', () => {
    expect(given().when(createItem('store-drop')).state().status).toBe('item_awaiting_store_drop');
    expect(given().when(createItem('shipment')).state().status).toBe('item_awaiting_inventory');
  });
  it('a scan after the check-in changes nothing', () => {
    given(...reached('item_registered_in_warehouse'))
      .when(shipItem())
      .then(nothing);
  });
  it('delivered without mandatory check-in, it awaits its test', () => {
    const { state } = given(...reached('item_in_transit')).when(deliverItem('disabled'));
    expect(state().status).toBe('item_awaiting_compliancy_tests');
  });
  it('delivered with mandatory check-in, it still awaits its scan', () => {
    const { state } = given(...reached('item_in_transit')).when(deliverItem('mandatory'));
    expect(state().status).toBe('item_in_transit');
  });
  it('another warehouse does not get it', () => {
    given(...reached('item_in_transit'))
      .when(deliverItem('optional', ids.otherWarehouse))
      .then(refused('warehouse-not-assigned'));
  });
});

describe('Check-in', () => {
  it('belongs to its own warehouse; to another the item is unknown', () => {
    given(...reached('item_in_transit'))
      .when(registerItem('mandatory', ids.otherWarehouse))
      .then(refused('item-not-recognised'));
  });
  it('does not exist if it is disabled', () => {
    given(...reached('item_in_transit'))
      .when(registerItem('disabled'))
      .then(refused('check-in-disabled'));
  });
  it('scanned twice is registered once', () => {
    given(...reached('item_registered_in_warehouse'))
      .when(registerItem())
      .then(nothing);
  });
  it('can be undone, back to where the item came from', () => {
    given(...reached('item_registered_in_warehouse'))
      .when(undoRegistration())
      .then({ type: 'ItemRegistrationUndone', data: { backTo: 'item_in_transit' } });
  });
  it('cannot be undone once the item was tested', () => {
    given(...reached('item_completed'))
      .when(undoRegistration())
      .then(refused('item-status-invalid'));
  });
});

describe('Photos of the opening', () => {
  const photo = { key: 'photos/1/1.jpg', sha256: 'a'.repeat(64) };
  const taken = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      type: 'OpeningPhotographed' as const,
      data: { photo: { ...photo, sha256: String(index).padStart(64, '0') } },
    }));
  it('are taken of what lay in the parcel, at most eight', () => {
    given(...reached('item_registered_in_warehouse'), ...taken(7))
      .when(photographOpening())
      .then({ type: 'OpeningPhotographed', data: { photo } });
    given(...reached('item_registered_in_warehouse'), ...taken(8))
      .when(photographOpening())
      .then(refused('opening-photos-complete'));
  });
  it('prove nothing more when one is sent again', () => {
    given(...reached('item_registered_in_warehouse'), { type: 'OpeningPhotographed', data: { photo } })
      .when(photographOpening())
      .then();
  });
  it('prove nothing once the item was tested', () => {
    given(...reached('item_awaiting_compliancy_tests, released'))
      .when(photographOpening())
      .then(refused('item-status-invalid'));
  });
});

describe('The compliance test', () => {
  it.each([
    ['same-answers', 'item_completed'],
    ['by-price', 'item_completed_by_price'],
    ['absorbed', 'item_completed_with_absorption'],
    ['lower', 'item_in_quarantine'],
  ] as const)('%s leads to %s', (outcome, status) => {
    const { state } = given(...reached('item_registered_in_warehouse')).when(controlItem(outcome));
    expect(state().status).toBe(status);
  });
  it('needs the registration if check-in is mandatory', () => {
    given(...reached('item_in_transit'))
      .when(controlItem())
      .then(refused('item-not-registered'));
  });
  it('needs none if it is not', () => {
    const tested = given(...reached('item_in_transit')).when(
      controlItem('by-price', { checkIn: 'optional' }),
    );
    expect(tested.state().status).toBe('item_completed_by_price');
  });
  it('is done once', () => {
    given(...reached('item_completed'))
      .when(controlItem())
      .then(refused('item-status-not-controllable'));
  });
});

describe('Quarantine and return', () => {
  it('only items in quarantine are released', () => {
    given(...reached('item_completed'))
      .when(release())
      .then(refused('item-not-in-quarantine'));
  });
  it('each requested mail has its number', () => {
    const first = given(...reached('item_in_quarantine')).when(simple('RequestQuarantineMail'));
    expect(first.events()).toEqual([{ type: 'QuarantineMailRequested', data: { request: 1 } }]);
    given(...reached('item_in_quarantine'), ...first.events())
      .when(simple('RequestQuarantineMail'))
      .then({ type: 'QuarantineMailRequested', data: { request: 2 } });
  });
  it('without a label the item waits in the customer-return stock, and the label is requested again', () => {
    const { state } = given(...reached('item_to_return, label requested')).when(failReturnLabel());
    expect(state()).toMatchObject({ status: 'item_to_return', stockId: ids.otherStock });
    given(...reached('item_to_return, label failed'))
      .when(simple('RequestReturnTransport'))
      .then({ type: 'ReturnTransportRequested', data: { attempt: 2 } });
  });
  it('a late label is still valid', () => {
    const [issued] = given(...reached('item_to_return, label failed'))
      .when(recordReturnLabel())
      .events();
    expect(issued?.type).toBe('ReturnLabelIssued');
  });
  it('nothing is handed over without a label', () => {
    given(...reached('item_to_return, label failed'))
      .when(handOverReturn())
      .then(refused('return-not-awaited'));
  });
});

describe('Lost, found, cancelled', () => {
  it('an item can only be lost where it is', () => {
    given(...reached('item_in_transit'))
      .when(lose('store'))
      .then(refused('item-not-losable'));
    given(...reached('item_in_transit'))
      .when(lose('warehouse'))
      .then(refused('item-not-losable'));
    expect(
      given(...reached('item_in_transit'))
        .when(lose('transport'))
        .state().status,
    ).toBe('item_lost_transport');
  });
  it('a found item waits for a stock', () => {
    const { state } = given(...reached('item_lost_warehouse')).when(simple('FindItem'));
    expect(state().status).toBe('item_to_reintegrate_to_stock');
    expect(
      given(...reached('item_to_reintegrate_to_stock'))
        .when(reintegrate())
        .state(),
    ).toMatchObject({
      stockId: ids.stock,
    });
  });
  // ADR 60.
  it('the item of an unpaid customer enters a stock only once that was settled, and the event says so', () => {
    const found = given(...reached('item_to_reintegrate_to_stock'));
    found.when(reintegrate('customer')).then(refused('customer-not-paid'));
    const { then } = given(...reached('item_to_reintegrate_to_stock')).when(
      reintegrate('customer', { customer: 'settled' }),
    );
    then({ type: 'ItemReintegrated', data: { stockId: ids.stock, customer: 'settled' } });
  });
  it('the item of an unpaid customer can go back to the customer, also out of a stock', () => {
    const stocked = reached('item_to_reintegrate_to_stock, stock chosen');
    expect(
      given(...stocked)
        .when(returnItem())
        .state().status,
    ).toBe('item_to_return');
    given(...stocked)
      .when(returnItem('account'))
      .then(refused('customer-paid'));
  });
  it('the item of an unpaid customer is handed back in the store that found it, and nowhere else', () => {
    const found = reached('item_to_reintegrate_to_stock, found in its store');
    const { then } = given(...found).when(handBack());
    then({
      type: 'ItemHandedBack',
      data: { storeId: ids.store, handedBackAt: '2026-01-26T09:00:00.000Z' },
    });
    given(...found)
      .when(handBack('account'))
      .then(refused('customer-paid'));
    const stocked = { type: 'ItemReintegrated', data: { stockId: ids.stock } } as const;
    given(...found, stocked)
      .when(handBack())
      .then(refused('item-status-invalid'));
  });
  it('cancelled before transit it is over; afterwards it waits for a stock', () => {
    const before = given(...reached('item_awaiting_inventory')).when(simple('CancelItem'));
    const after = given(...reached('item_in_transit')).when(simple('CancelItem'));
    expect([before.state().status, after.state().status]).toEqual([
      'item_cancelled',
      'item_to_reintegrate_to_stock',
    ]);
  });
});
