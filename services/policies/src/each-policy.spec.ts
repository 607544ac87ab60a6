import { anOpening, aControl, someLock, someTerms } from '@reprise/buyback/testing';
import { deriveId } from '@reprise/kernel';
import { aRecorded } from '@reprise/kernel/testing';
import { singlePolicies } from './index';
import { priceEndKey, priceLockKeys, priceReminderKey } from './price-lock-timers.rules';
import { expiryKey, proposalKeys, reminderKey } from './proposal-timers.rules';

const id = deriveId('a buyback');
const other = deriveId('another');
const warehouseId = deriveId('a warehouse');
const storeId = deriveId('a store');
const at = '2026-01-06T09:00:00.000Z';
const terms = someTerms();
const finalised = {
  storeId,
  customerId: other,
  identityCollected: true,
  signedAt: at,
  payableNow: true,
  amount: 10_000,
  identificationNumber: '2000000000015',
  circuit: 'store_drop_label',
  warehouseId,
  checkIn: 'optional',
};
const dueBy = (provider: string) => ({ amount: 10_000, currency: 'EUR', provider });

type Answer =
  readonly [category: string, command: string, data?: object] | readonly ['set' | 'cancel', string];
/** What follows what: policy, event, its data, and the resulting commands or timers. */
const sentences: readonly (readonly [policy: string, event: string, data: object, ...answers: Answer[]])[] = [
  [
    'set-timer-when-price-list-scheduled',
    'PriceListScheduled',
    { at, lines: 2 },
    ['set', `publish-price-list:${id}`],
  ],
  ...['PriceListUnscheduled', 'PriceListCancelled', 'PublicationStarted'].map(
    (event) =>
      [
        ...([
          'cancel-timer-when-price-list-unscheduled',
          event,
          event === 'PublicationStarted' ? { lines: 1 } : {},
        ] as const),
        ['cancel', `publish-price-list:${id}`],
      ] as const,
  ),
  [
    'create-item-when-buyback-declared',
    'BuybackDeclared',
    anOpening('web_drop'),
    ['item', 'CreateItem', { awaits: 'store-drop' }],
  ],
  [
    'create-item-when-buyback-declared',
    'BuybackDeclared',
    anOpening('web_post'),
    ['item', 'CreateItem', { awaits: 'shipment' }],
  ],
  [
    'create-payment-when-buyback-declared',
    'BuybackDeclared',
    anOpening(),
    ['payment', 'CreatePayment', { amount: 10_000, buybackNumber: '2000000000015' }],
  ],
  [
    'open-package-when-buyback-awaits-shipment',
    'BuybackDeclared',
    anOpening('web_post'),
    ['package', 'OpenPackage', { kind: 'single', checkIn: 'mandatory' }],
  ],
  ['open-package-when-buyback-awaits-shipment', 'BuybackDeclared', anOpening('web_drop')],
  ['open-package-when-buyback-awaits-shipment', 'BuybackDeclared', anOpening('store_collect')],
  [
    'open-package-when-buyback-awaits-shipment',
    'BuybackFinalised',
    finalised,
    ['package', 'OpenPackage', { storeId, checkIn: 'optional' }],
  ],
  ['open-package-when-buyback-awaits-shipment', 'BuybackFinalised', { ...finalised, circuit: 'store_drop' }],
  [
    'hand-over-item-when-buyback-finalised',
    'BuybackFinalised',
    finalised,
    ['item', 'HandOverItem', { storeId }],
  ],
  [
    'hand-over-item-when-buyback-finalised',
    'BuybackFinalised',
    { ...finalised, imei: '356938035643809' },
    ['item', 'HandOverItem', { storeId, imei: '356938035643809' }],
  ],
  [
    'make-payment-due-when-buyback-finalised',
    'BuybackFinalised',
    finalised,
    ['payment', 'MakePaymentDue', { amount: 10_000, customerId: other }],
  ],
  ['make-payment-due-when-buyback-finalised', 'BuybackFinalised', { ...finalised, payableNow: false }],
  [
    'make-payment-due-when-buyback-completed',
    'BuybackCompleted',
    { status: 'bb_completed', validatedPrice: 0 },
    ['payment', 'MakePaymentDue', { amount: 0 }],
  ],
  [
    'close-payment-when-buyback-not-completed',
    'BuybackNotCompleted',
    { reason: 'item-lost' },
    ['payment', 'CloseUncompletedPayment'],
  ],
  [
    'cancel-payment-when-cancellation-requested',
    'CancellationRequested',
    { reason: 'technical_problem' },
    ['payment', 'CancelPayment'],
  ],
  [
    'force-cancel-payment-when-cancellation-forced',
    'CancellationForced',
    { reason: 'technical_problem' },
    ['payment', 'ForceCancelPayment'],
  ],
  [
    'cancel-item-when-buyback-cancelled',
    'BuybackCancelled',
    { reason: 'technical_problem', forced: false },
    ['item', 'CancelItem'],
  ],
  [
    'cancel-package-when-buyback-cancelled',
    'BuybackCancelled',
    { reason: 'technical_problem', forced: true },
    ['package', 'CancelPackage'],
  ],
  [
    'settle-item-when-proposal-accepted',
    'ProposalAccepted',
    { proposalId: other },
    ['item', 'SettleNegotiation'],
  ],
  ['return-item-when-proposal-refused', 'ProposalDeclined', { proposalId: other }, ['item', 'MarkToReturn']],
  ['return-item-when-proposal-refused', 'ProposalExpired', { proposalId: other }, ['item', 'MarkToReturn']],
  [
    'set-timers-when-price-locked',
    'BuybackDeclared',
    anOpening('web_post', { priceLock: someLock }),
    ['set', priceReminderKey(id, 1)],
    ['set', priceReminderKey(id, 2)],
    ['set', priceEndKey(id)],
  ],
  ['set-timers-when-price-locked', 'BuybackDeclared', anOpening('store_drop')],
  [
    'set-timers-when-price-locked',
    'BuybackRequoted',
    { oldPrice: 2, newPrice: 1, priceLock: { until: at, remindAt: [] } },
    ['set', priceEndKey(id)],
  ],
  ...[
    'BuybackFinalised',
    'BuybackShipped',
    'ProcessingStarted',
    'BuybackNotCompleted',
    'BuybackCancelled',
  ].map(
    (event) =>
      [
        ...(['cancel-timers-when-price-settled', event, {}] as const),
        ...priceLockKeys(id).map((key) => ['cancel', key] as const),
      ] as const,
  ),
  [
    'set-timers-when-price-proposed',
    'PriceProposed',
    { ...terms, declaredPrice: 2, proposedPrice: 1, differences: [] },
    ['set', reminderKey(id, 1)],
    ['set', reminderKey(id, 2)],
    ['set', expiryKey(id)],
  ],
  [
    'cancel-timers-when-proposal-closed',
    'ProposalWithdrawn',
    { proposalId: other },
    ...proposalKeys(id).map((key) => ['cancel', key] as const),
  ],
  [
    'ship-buyback-when-item-shipped',
    'ItemShipped',
    { packageId: other, shippedAt: at },
    ['buyback', 'ShipBuyback', { packageId: other }],
  ],
  [
    'start-processing-when-item-arrived',
    'ItemRegisteredInWarehouse',
    { warehouseId, stockId: other },
    ['buyback', 'StartProcessing', { warehouseId }],
  ],
  [
    'start-processing-when-item-arrived',
    'ItemDelivered',
    { warehouseId, checkIn: 'disabled' },
    ['buyback', 'StartProcessing', { warehouseId }],
  ],
  ['start-processing-when-item-arrived', 'ItemDelivered', { warehouseId, checkIn: 'mandatory' }],
  ...['ItemRegisteredInWarehouse', 'ItemControlled'].map(
    (event) =>
      [
        ...(['receive-package-when-item-arrived', event, { warehouseId }] as const),
        ['package', 'ReceivePackage', { receivedAt: '2026-01-05T09:00:00.000Z' }],
      ] as const,
  ),
  [
    'undo-processing-when-registration-undone',
    'ItemRegistrationUndone',
    { backTo: 'item_in_transit' },
    ['buyback', 'UndoProcessing', { backTo: 'bb_in_transit' }],
  ],
  [
    'undo-processing-when-registration-undone',
    'ItemRegistrationUndone',
    { backTo: 'item_awaiting_inventory' },
    ['buyback', 'UndoProcessing', { backTo: 'bb_awaiting_inventory' }],
  ],
  [
    'record-control-when-item-controlled',
    'ItemControlled',
    { control: aControl('lower', 1), terms },
    ['buyback', 'RecordControl', { terms }],
  ],
  [
    'withdraw-proposal-when-item-released',
    'ItemReleasedFromQuarantine',
    { stockId: other },
    ['buyback', 'WithdrawProposal'],
  ],
  ['abandon-buyback-when-item-lost', 'ItemLost', { where: 'store' }, ['buyback', 'AbandonLostBuyback']],
  [
    'request-return-transport-when-item-marked-to-return',
    'ItemMarkedToReturn',
    {},
    ['item', 'RequestReturnTransport'],
  ],
  ['initiate-payment-when-due', 'PaymentDue', dueBy('card'), ['payment', 'InitiatePayment']],
  ['initiate-payment-when-due', 'PaymentDue', dueBy('gift_card_b'), ['payment', 'InitiatePayment']],
  ['initiate-payment-when-due', 'PaymentDue', dueBy('none')],
  ['initiate-payment-when-due', 'PaymentDue', dueBy('sepa_transfer')],
  [
    'confirm-cancellation-when-payment-cancelled',
    'PaymentCancelled',
    { forced: false },
    ['buyback', 'ConfirmCancellation'],
  ],
  ['confirm-cancellation-when-payment-cancelled', 'PaymentCancelled', { forced: true }],
  [
    'fail-cancellation-when-payment-cancel-failed',
    'PaymentCancelFailed',
    { reason: 'already-paid' },
    ['buyback', 'FailCancellation', { reason: 'already-paid' }],
  ],
  [
    'initiate-payments-when-batch-approved',
    'PaymentBatchApproved',
    { included: [id] },
    ['payment', 'InitiatePayment', { batchId: id }],
  ],
  [
    'complete-payments-when-batch-executed',
    'PaymentBatchExecuted',
    { executedAt: at, payments: [id] },
    ['payment', 'CompletePayment', { by: 'batch', paidAt: at }],
  ],
  [
    'ship-items-when-package-handed-over',
    'PackageHandedOver',
    { handedOverAt: at, items: [id] },
    ['item', 'ShipItem', { packageId: id, shippedAt: at }],
  ],
  [
    'deliver-items-when-package-delivered',
    'PackageDelivered',
    { deliveredAt: at, warehouseId, checkIn: 'optional', items: [id] },
    ['item', 'DeliverItem', { warehouseId, checkIn: 'optional' }],
  ],
];

function expected([first, second, fields]: Answer): object {
  if (first === 'set' || first === 'cancel') return { kind: first, key: second };
  return { category: first, id, command: { type: second, data: fields ?? {} } };
}

describe('Each policy', () => {
  for (const [name, type, data, ...answers] of sentences) {
    it(`${name}: ${type} → ${answers.map((answer) => answer[1]).join(', ') || 'nothing'}`, () => {
      const policy = singlePolicies.find((one) => one.name === name);
      const made = policy?.react(aRecorded({ type, data, stream: `any-${id}` }));
      expect(made).toMatchObject(answers.map(expected));
    });
  }
  it('has a sentence here', () => {
    const told = new Set(sentences.map(([name]) => name));
    expect(singlePolicies.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
  });
  it('handles only the events that it lists', () => {
    for (const policy of singlePolicies) expect(policy.react(aRecorded({ type: 'Unheard' }))).toEqual([]);
  });
});
