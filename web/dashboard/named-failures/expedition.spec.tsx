import '@testing-library/jest-dom';
import { downloadShippingLabel } from '@reprise/contracts/buyback';
import { checkInItem, findItems, undoCheckIn } from '@reprise/contracts/item';
import { organisationEndpoints } from '@reprise/contracts/organisation';
import {
  closePackage,
  downloadPackageLabel,
  handOverPackage,
  openPackage,
  packItem,
  readPackage,
  sendWithLabel,
  unpackItem,
} from '@reprise/contracts/package';
import { itemNumbered } from '../../features/check-in/src/warehouse.fixture';
import { aPackage, codeNumbered } from '../../features/expedition/src/package.fixture';
import { confirm, fill, press, unknown } from './failing-acts.fixtures';
import { type Failure, type Given, tellsFailures } from './failing.suite';
import { id, store } from './kept.fixtures';

const code = codeNumbered(1);
const packed = { itemId: id(5), identificationNumber: code };
const given = (over: object): Given => [[readPackage, { body: aPackage({ items: [packed], ...over }) }]];
const open = { at: `/start-expedition?package=${id(1)}`, given: given({}) };
const closed = {
  at: `/expedition/confirmation?package=${id(1)}`,
  given: given({ status: 'closed', labelReady: true, carrier: 'Post' }),
};
const enter = (act: string) => ({
  sends: async () => {
    await fill(/^Buyback code/, code);
    await press(act);
  },
});
const processed = ['expedition-already-processed', /^This buyback has already been shipped/] as const;
const notAwaited = [
  'expedition-not-awaiting-shipment',
  /^This buyback does not exist or is not awaiting shipment/,
] as const;
const notByHand = ['expedition-no-manual-shipment', /there is nothing to ship by hand/] as const;
const strange = ['buyback-code-not-recognised', /^This buyback code is not recognised/] as const;

/** Back office §8 "Expedition". */
const ofPackages: readonly Failure[] = [
  {
    ...{ at: '/start-expedition', call: openPackage, sends: () => press(/^Lille/) },
    given: [[organisationEndpoints.connectedWarehouses, { body: [store] }]],
    refusals: [
      ['warehouse-not-assigned', /^This item is assigned to another workshop/],
      ['store-not-allowed', /^You cannot act for this store/],
    ],
  },
  {
    ...{ ...open, call: packItem, ...enter('Add'), part: 'refused' },
    refusals: [
      ...[strange, processed, notAwaited, notByHand],
      ['expedition-code-already-entered', /^This code is already in the package/],
      ['expedition-item-needs-label', /^This item ships with its own label/],
      ['package-closed', /^This package is closed/],
      ['package-wrong-warehouse', /^This item goes to another workshop/],
    ],
  },
  {
    ...{
      ...open,
      call: unpackItem,
      part: 'refused',
      refusals: [['package-closed', /^This package is closed/]],
    },
    sends: () => press(/^Take .* out/),
  },
  {
    ...{ ...open, call: closePackage },
    does: async () => {
      await press('Close the package');
    },
    sends: () => confirm('Close the package'),
    refusals: [
      ['package-not-closable', /^The package could not be closed/],
      ['package-empty', /^This package is empty/],
    ],
  },
  {
    ...{ ...closed, call: downloadPackageLabel, sends: () => press('Download the label') },
    refusals: [
      ['package-not-closed', /^This package is still open/],
      ['package-label-unavailable', /^The label of the package could not be downloaded/],
      ['transport-provider-unreachable', /^The carrier is not responding/],
      ['label-address-incomplete', /^The label cannot be created: the address/],
    ],
  },
  {
    ...{ ...closed, call: handOverPackage, sends: () => press('Hand to the carrier') },
    refusals: [['package-shipment-not-registered', /^The shipment could not be registered/]],
  },
];

const toSend = itemNumbered(1, { status: 'item_awaiting_inventory', circuit: 'web_post' });
const found = [findItems, { body: { items: [toSend] } }] as const;
const labelled = { at: '/packing-with-label', given: [found] };
const ofLabels: readonly Failure[] = [
  {
    ...{ ...labelled, call: findItems, ...enter('Find') },
    refusals: [['item-not-recognised', /^This code is not recognised/]],
  },
  {
    ...{ ...labelled, call: downloadShippingLabel },
    does: async () => {
      await enter('Find').sends();
    },
    sends: () => press(/^Print the label/),
    refusals: [
      ['shipping-label-not-ready', /^The shipping label is not ready yet/],
      ['shipping-label-not-expected', /^This buyback has no shipping label/],
    ],
  },
  {
    ...{ ...labelled, call: sendWithLabel },
    does: async () => {
      await enter('Find').sends();
    },
    sends: () => press('Hand to the carrier'),
    refusals: [
      ...[strange, processed, notAwaited, notByHand],
      ['expedition-item-needs-no-label', /^This item ships in a shared package/],
      ['shipping-label-not-ready', /^The shipping label is not ready yet/],
    ],
  },
];

const arrived = itemNumbered(2);
const known = [findItems, { body: { items: [arrived] } }] as const;
const station = { at: '/warehouse/checkin', part: 'exceptions', given: [known] };
const scan = {
  sends: async () => {
    await fill(/^Code typed by hand/, arrived.identificationNumber);
    await press('Find');
  },
};
/** Back office §8 "Warehouse". */
const ofCheckIn: readonly Failure[] = [
  {
    ...{ ...station, call: findItems, ...scan },
    refusals: [
      ['item-not-recognised', /^Unknown code, or the item is assigned to another workshop/],
      unknown,
    ],
  },
  {
    ...{ ...station, call: checkInItem, ...scan },
    refusals: [
      ['item-status-not-registrable', /^An item in this status cannot be checked in/],
      ['warehouse-comment-required', /^A comment is required/],
      ['check-in-disabled', /^Check-in is switched off for your organisation/],
      ['stock-choice-invalid', /^This item cannot go into this stock/],
    ],
  },
  {
    ...{ at: '/warehouse/checkin', part: 'exceptions', call: undoCheckIn },
    given: [known, [checkInItem, { body: { ...arrived, status: 'item_registered_in_warehouse' } }]],
    does: async () => {
      await scan.sends();
    },
    sends: () => press(/^Undo this scan/),
    refusals: [['item-status-invalid', /^This action is not possible in the item’s current status/]],
  },
];

tellsFailures('packages', ofPackages);
tellsFailures('parcels with a label of their own', ofLabels);
tellsFailures('check-in', ofCheckIn);
