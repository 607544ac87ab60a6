import type { PaymentCommand, PaymentEvent } from '@reprise/contracts/payment';
import { Refusal } from '@reprise/contracts/problems';
import type { KnownPayment, PaymentState } from './payment.state';

export type PaymentEvents = readonly PaymentEvent[];
export type DataOf<T extends PaymentCommand['type']> = Extract<PaymentCommand, { type: T }>['data'];

export function known(state: PaymentState): KnownPayment {
  if (state.status === 'none') throw new Refusal('not-found');
  return state;
}

/** Whoever asks the provider afterwards reads in the event whose contract it is. */
export const issuerOf = ({ account: { paymentIssuerAccountId: issuer } }: KnownPayment) =>
  issuer ? { paymentIssuerAccountId: issuer } : {};

export const statusInvalid = (state: PaymentState): Refusal =>
  new Refusal('payment-status-invalid', { status: state.status });
