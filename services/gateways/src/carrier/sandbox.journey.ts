import type { DeliveryStatus } from '@reprise/contracts/rules';
import type { TrackingEntry } from './carrier.port';

export type JourneyEnd = 'delivered' | 'lost' | 'returned';

const way: readonly DeliveryStatus[] = [
  'DELIVERY_SHIPMENT_ACCEPTED',
  'DELIVERY_IN_TRANSIT',
  'DELIVERY_ARRIVED_AT_HUB',
  'DELIVERY_DEPARTED_FROM_HUB',
  'DELIVERY_OUT_FOR_DELIVERY',
];
const ends: Readonly<Record<JourneyEnd, readonly DeliveryStatus[]>> = {
  delivered: ['DELIVERY_DELIVERED'],
  lost: ['DELIVERY_DELAYED', 'DELIVERY_LOST'],
  returned: ['DELIVERY_RECIPIENT_ABSENT', 'DELIVERY_RETURNING_TO_SENDER', 'DELIVERY_RETURNED_TO_SENDER'],
};

export type Travel = {
  readonly createdAt: string;
  readonly cancelledAt?: string;
  readonly fromCity: string;
  readonly toCity: string;
  /** Milliseconds from one scan to the next. */
  readonly stepMs: number;
  readonly end: JourneyEnd;
};

const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

function placeOf(code: DeliveryStatus, { fromCity, toCity }: Travel): string {
  const atStart = ['DELIVERY_SHIPMENT_ACCEPTED', 'DELIVERY_IN_TRANSIT', 'DELIVERY_RETURNED_TO_SENDER'];
  return atStart.includes(code) ? fromCity : toCity;
}

/** Where the package has been until `now`: a function of time alone, so that a restart changes nothing. */
export function journeyUntil(travel: Travel, now: Date): readonly TrackingEntry[] {
  const { createdAt, cancelledAt, stepMs, end } = travel;
  const scans = [...way, ...ends[end]].map((code, step) => ({
    code,
    at: later(createdAt, (step + 1) * stepMs),
    place: placeOf(code, travel),
  }));
  const start: TrackingEntry[] = [
    { code: 'ORDER_CREATED', at: createdAt },
    { code: 'ORDER_LABEL_CREATED', at: createdAt },
  ];
  const rest: TrackingEntry[] = cancelledAt ? [{ code: 'ORDER_CANCELLED', at: cancelledAt }] : scans;
  return [...start, ...rest].filter((entry) => entry.at <= now.toISOString());
}
