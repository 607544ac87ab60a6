import type { z } from 'zod';
import { captioned } from '../kernel/captions';

// Enumerations shared by the whole product, in the specification's own spelling (customer journey §3, back office §4).

export const buybackStatuses = [
  'bb_awaiting_store_drop',
  'bb_awaiting_inventory',
  'bb_in_transit',
  'bb_in_processing',
  'bb_completed',
  'bb_completed_by_price',
  'bb_completed_with_absorption',
  'bb_completed_with_negociation',
  'bb_not_completed',
  'bb_cancelled',
] as const;
export const buybackStatusSchema = captioned('status', buybackStatuses);
export type BuybackStatus = z.infer<typeof buybackStatusSchema>;

export const completedBuybackStatuses = [
  'bb_completed',
  'bb_completed_by_price',
  'bb_completed_with_absorption',
  'bb_completed_with_negociation',
] as const satisfies readonly BuybackStatus[];
export type CompletedBuybackStatus = (typeof completedBuybackStatuses)[number];

const completed: ReadonlySet<BuybackStatus> = new Set(completedBuybackStatuses);

/** The product was bought: the customer is owed the validated price. */
export const isCompletedBuyback = (status: BuybackStatus): status is CompletedBuybackStatus =>
  completed.has(status);

/** Terminal: every further command is refused (domain §2). */
export const isTerminalBuyback = (status: BuybackStatus): boolean =>
  completed.has(status) || status === 'bb_not_completed' || status === 'bb_cancelled';

export const itemStatuses = [
  'item_created',
  'item_awaiting_store_drop',
  'item_awaiting_inventory',
  'item_in_transit',
  'item_registered_in_warehouse',
  'item_awaiting_compliancy_tests',
  'item_in_quarantine',
  'item_completed',
  'item_completed_by_price',
  'item_completed_with_absorption',
  'item_completed_with_negociation',
  'item_refurb_diagnostic_in_progress',
  'item_refurb_in_progress',
  'item_refurb_completed',
  'item_to_return',
  'item_returned',
  'item_sold',
  'item_to_reintegrate_to_stock',
  'item_lost_store',
  'item_lost_transport',
  'item_lost_warehouse',
  'item_cancelled',
] as const;
export const itemStatusSchema = captioned('status', itemStatuses);
export type ItemStatus = z.infer<typeof itemStatusSchema>;

/** In the workshop, and to be tested next. */
export const awaitsTest = (status: ItemStatus): boolean =>
  status === 'item_registered_in_warehouse' || status === 'item_awaiting_compliancy_tests';

/** A workshop is named, and waits for the item. */
export const onTheWay = [
  'item_created',
  'item_awaiting_store_drop',
  'item_awaiting_inventory',
  'item_in_transit',
] as const satisfies readonly ItemStatus[];

const beforeArrival: ReadonlySet<ItemStatus> = new Set([
  ...onTheWay,
  ...(['item_cancelled', 'item_lost_store', 'item_lost_transport'] as const),
  // Perhaps still under way: it was cancelled there, or found.
  'item_to_reintegrate_to_stock' as const,
]);

/** The workshop has, or had, the item: what its carrier said is history. */
export const hasArrived = (status: ItemStatus): boolean => !beforeArrival.has(status);

export const paymentStatuses = [
  'payment_created',
  'awaiting_payment',
  'payment_initiated',
  'payment_completed',
  'payment_failed',
  'payment_cancelled',
  'payment_cancel_failed',
  'payment_not_completed',
  'payment_not_needed',
] as const;
export const paymentStatusSchema = captioned('status', paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const paymentTypes = ['bank_transfer', 'no_iban_transfer', 'gift_card', 'voucher'] as const;
export const paymentTypeSchema = captioned('payment-type', paymentTypes);
export type PaymentType = z.infer<typeof paymentTypeSchema>;

/** `none` means manual; `card` is the card or wallet provider (customer journey §3). */
export const paymentProviders = ['none', 'sepa_transfer', 'gift_card_a', 'gift_card_b', 'card'] as const;
export const paymentProviderSchema = captioned('payment-provider', paymentProviders);
export type PaymentProvider = z.infer<typeof paymentProviderSchema>;

export const channels = ['web', 'store'] as const;
export const channelSchema = captioned('channel', channels);
export type Channel = z.infer<typeof channelSchema>;

export const circuits = [
  'web_drop',
  'web_drop_label',
  'web_post',
  'web_collect',
  'store_collect',
  'store_drop',
  'store_drop_label',
] as const;
export const circuitSchema = captioned('circuit', circuits);
export type Circuit = z.infer<typeof circuitSchema>;

export const deposits = ['drop', 'drop_label', 'post', 'collect'] as const;
export const depositSchema = captioned('deposit', deposits);
export type Deposit = z.infer<typeof depositSchema>;

/** `functional` is only a price; a product's actual state is a grade from a to e, best first. */
export const productStates = ['functional', 'grade_a', 'grade_b', 'grade_c', 'grade_d', 'grade_e'] as const;
export const productStateSchema = captioned('product-state', productStates);
export type ProductState = z.infer<typeof productStateSchema>;

export const identificationTypes = [
  'driving_licence',
  'identity_card',
  'passport',
  'residence_permit',
] as const;
export const identificationTypeSchema = captioned('identification-type', identificationTypes);
export type IdentificationType = z.infer<typeof identificationTypeSchema>;

export const organisationTypes = [
  'root_management_unit',
  'management_unit',
  'store',
  'buyer',
  'warehouse',
] as const;
export const organisationTypeSchema = captioned('organisation-type', organisationTypes);
export type OrganisationType = z.infer<typeof organisationTypeSchema>;

/** Status of organisations and users. */
export const activeStatuses = ['active', 'inactive'] as const;
export const activeStatusSchema = captioned('active-status', activeStatuses);
export type ActiveStatus = z.infer<typeof activeStatusSchema>;

export const circuitInstructionTypes = [
  'agenda',
  'close',
  'deliver',
  'insert',
  'join',
  'mailbox',
  'post',
  'print',
  'protect',
  'sign',
  'none',
] as const;
export const circuitInstructionTypeSchema = captioned('instruction', circuitInstructionTypes);
export type CircuitInstructionType = z.infer<typeof circuitInstructionTypeSchema>;

export const logActions = ['create', 'update', 'remove'] as const;
export const logActionSchema = captioned('log-action', logActions);
export type LogAction = z.infer<typeof logActionSchema>;
