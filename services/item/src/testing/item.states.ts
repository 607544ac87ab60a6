import type { ItemCommand } from '@reprise/contracts/item';
import {
  controlItem,
  createItem,
  deliverItem,
  failReturnLabel,
  forSale,
  handOverItem,
  handOverReturn,
  ids,
  lose,
  markToReturn,
  move,
  photographOpening,
  recordReturnLabel,
  registerItem,
  reintegrate,
  returnItem,
  release,
  sell,
  shipItem,
  simple,
  undoRegistration,
} from './item.fixtures';
import { refurbishmentCommands, refurbishmentStates } from './refurbishment.states';

const toShip = [createItem()];
const inStore = [createItem('store-drop')];
const inTransit = [...toShip, shipItem()];
const registered = [...inTransit, registerItem()];
const completed = [...registered, controlItem()];
const quarantined = [...registered, controlItem('lower')];
const toReturn = [...quarantined, markToReturn()];
const returning = [...toReturn, simple('RequestReturnTransport')];
const lostOnTheWay = [...inTransit, lose('transport')];
const found = [...lostOnTheWay, simple('FindItem')];

/** Every status by the commands that lead to it. */
export const itemStates: Readonly<Record<string, readonly ItemCommand[]>> = {
  'not created': [],
  item_awaiting_store_drop: inStore,
  item_awaiting_inventory: toShip,
  item_in_transit: inTransit,
  'item_in_transit, arrived where check-in is mandatory': [...inTransit, deliverItem('mandatory')],
  item_registered_in_warehouse: registered,
  item_awaiting_compliancy_tests: [...inTransit, deliverItem('optional')],
  'item_awaiting_compliancy_tests, released': [...quarantined, release()],
  item_in_quarantine: quarantined,
  item_completed: completed,
  item_completed_by_price: [...registered, controlItem('by-price')],
  item_completed_with_absorption: [...registered, controlItem('absorbed')],
  item_completed_with_negociation: [...quarantined, simple('SettleNegotiation')],
  ...refurbishmentStates(completed),
  item_to_return: toReturn,
  'item_to_return, label requested': returning,
  'item_to_return, label failed': [...returning, failReturnLabel()],
  'item_to_return, labelled': [...returning, recordReturnLabel()],
  item_returned: [...returning, recordReturnLabel(), handOverReturn()],
  item_sold: [...completed, sell()],
  item_lost_store: [...inStore, lose('store')],
  item_lost_transport: lostOnTheWay,
  item_lost_warehouse: [...registered, lose('warehouse')],
  item_to_reintegrate_to_stock: found,
  'item_to_reintegrate_to_stock, stock chosen': [...found, reintegrate()],
  item_cancelled: [...toShip, simple('CancelItem')],
};

/** Every command, some in several forms. */
export const everyItemCommand: Readonly<Record<string, ItemCommand>> = {
  'CreateItem again': createItem(),
  'CreateItem of another number': createItem('shipment', '2000000000022'),
  HandOverItem: handOverItem(),
  ShipItem: shipItem(),
  'DeliverItem, check-in mandatory': deliverItem('mandatory'),
  'DeliverItem, check-in optional': deliverItem('optional'),
  'DeliverItem elsewhere': deliverItem('optional', ids.otherWarehouse),
  RegisterItem: registerItem(),
  'RegisterItem, check-in disabled': registerItem('disabled'),
  'RegisterItem by another warehouse': registerItem('mandatory', ids.otherWarehouse),
  'RegisterItem without the comment': registerItem('mandatory', ids.warehouse, true),
  UndoRegistration: undoRegistration(),
  PhotographOpening: photographOpening(),
  'PhotographOpening by another warehouse': photographOpening(ids.otherWarehouse),
  'ControlItem same-answers': controlItem('same-answers', {
    terms: { proposalId: ids.store, remindAt: [], expiresAt: '2026-01-20T09:00:00.000Z' },
  }),
  'ControlItem lower': controlItem('lower'),
  'ControlItem, check-in optional': controlItem('by-price', { checkIn: 'optional' }),
  'ControlItem by another warehouse': controlItem('by-price', { warehouseId: ids.otherWarehouse }),
  'ControlItem without the comment': controlItem('by-price', { commentRequired: true }),
  'ControlItem lower without a reason': controlItem('lower', { proofRequired: true }),
  'ControlItem, cancel pending': controlItem('by-price', { cancelPending: true }),
  ReleaseFromQuarantine: release(),
  SettleNegotiation: simple('SettleNegotiation'),
  MarkToReturn: markToReturn(),
  RequestReturnTransport: simple('RequestReturnTransport'),
  RecordReturnLabel: recordReturnLabel(),
  FailReturnLabel: failReturnLabel(),
  HandOverReturn: handOverReturn(),
  RequestQuarantineMail: simple('RequestQuarantineMail'),
  'MarkItemLost store': lose('store'),
  'MarkItemLost transport': lose('transport'),
  'MarkItemLost warehouse': lose('warehouse'),
  FindItem: simple('FindItem'),
  ReintegrateItem: reintegrate(),
  'ReintegrateItem, customer not paid': reintegrate('customer'),
  'ReintegrateItem, payment on its way': reintegrate('undecided'),
  'ReintegrateItem, settled with the customer': reintegrate('customer', { customer: 'settled' }),
  ReturnItem: returnItem(),
  'ReturnItem, customer paid': returnItem('account'),
  'ReturnItem, payment on its way': returnItem('undecided'),
  MoveItem: move(),
  'RegisterItem for sale': forSale(registerItem()),
  'ControlItem for sale': forSale(controlItem('by-price'), true),
  'ReleaseFromQuarantine for sale': forSale(release(), true),
  'ReintegrateItem for sale': forSale(reintegrate()),
  'MoveItem for sale': forSale(move(ids.saleStock)),
  'MoveItem for sale of what holds data': forSale(move(ids.saleStock), true),
  SellItem: sell(),
  'SellItem from another stock': sell(false),
  CancelItem: simple('CancelItem'),
  ...refurbishmentCommands,
};
