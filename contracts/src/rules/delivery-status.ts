import { captioned } from '../kernel/captions';

/**
 * The state of a package's delivery. `waiting`: announced, not yet with the carrier · `moving`: on its way ·
 * `attention`: held up, somebody may have to act · `delivered`, `returned` and `failed` are final.
 */
export const deliveryPhases = ['waiting', 'moving', 'attention', 'delivered', 'returned', 'failed'] as const;
export type DeliveryPhase = (typeof deliveryPhases)[number];

/** "A long list of DELIVERY_* and ORDER_* codes from shipment accepted to delivered or returned" (customer journey §3). */
export const deliveryStatusPhases = {
  ORDER_CREATED: 'waiting',
  ORDER_LABEL_CREATED: 'waiting',
  ORDER_PICKUP_SCHEDULED: 'waiting',
  ORDER_PICKUP_RESCHEDULED: 'waiting',
  ORDER_PICKUP_FAILED: 'attention',
  ORDER_ON_HOLD: 'attention',
  ORDER_REJECTED: 'failed',
  ORDER_CANCELLED: 'failed',
  ORDER_EXPIRED: 'failed',
  DELIVERY_SHIPMENT_ACCEPTED: 'moving',
  DELIVERY_COLLECTED: 'moving',
  DELIVERY_IN_TRANSIT: 'moving',
  DELIVERY_ARRIVED_AT_HUB: 'moving',
  DELIVERY_DEPARTED_FROM_HUB: 'moving',
  DELIVERY_IN_CUSTOMS: 'moving',
  DELIVERY_OUT_FOR_DELIVERY: 'moving',
  DELIVERY_AVAILABLE_AT_PICKUP_POINT: 'moving',
  DELIVERY_DELAYED: 'attention',
  DELIVERY_ADDRESS_INCORRECT: 'attention',
  DELIVERY_RECIPIENT_ABSENT: 'attention',
  DELIVERY_REFUSED: 'attention',
  DELIVERY_DAMAGED: 'attention',
  DELIVERY_RETURNING_TO_SENDER: 'attention',
  DELIVERY_DELIVERED: 'delivered',
  DELIVERY_DELIVERED_WITH_RESERVATION: 'delivered',
  DELIVERY_RETURNED_TO_SENDER: 'returned',
  DELIVERY_LOST: 'failed',
} as const satisfies Record<string, DeliveryPhase>;

export const deliveryStatusSchema = captioned(
  'status',
  Object.keys(deliveryStatusPhases) as [DeliveryStatus, ...DeliveryStatus[]],
);
export type DeliveryStatus = keyof typeof deliveryStatusPhases;
export const deliveryStatuses: readonly DeliveryStatus[] = deliveryStatusSchema.options;

export const deliveryPhase = (status: DeliveryStatus): DeliveryPhase => deliveryStatusPhases[status];

/** The carrier has the package: the first such scan puts the buyback in transit (domain §2). */
export const isWithCarrier = (status: DeliveryStatus): boolean =>
  status.startsWith('DELIVERY_') && deliveryStatusPhases[status] !== 'failed';

/** No further status report is expected. */
export const isDeliveryOver = (status: DeliveryStatus): boolean =>
  ['delivered', 'returned', 'failed'].includes(deliveryStatusPhases[status]);
