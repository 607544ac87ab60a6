import type { PaymentEvent } from '@reprise/contracts/payment';
import type { PaymentProvider } from '@reprise/contracts/rules';
import type { Currency } from '@reprise/contracts/kernel';

type DataOfEvent<T extends PaymentEvent['type']> = Extract<PaymentEvent, { type: T }>['data'];
export type CompletedData = DataOfEvent<'PaymentCompleted'>;

export type Account = {
  readonly buybackNumber: string;
  readonly provider: PaymentProvider;
  readonly currency: Currency;
  readonly amount: number;
  readonly customerId: string | undefined;
  /** How often the money was sent on its way. */
  readonly attempts: number;
  readonly batchId: string | undefined;
};

type Known = { readonly account: Account };
export type NoPayment = { readonly status: 'none' };
export type Unsent = Known & {
  readonly status: 'payment_created' | 'awaiting_payment' | 'payment_failed';
};
/** `cancelAsked`: the provider was asked to take it back and has not answered. */
export type Initiated = Known & { readonly status: 'payment_initiated'; readonly cancelAsked: boolean };
export type CancelFailed = Known & { readonly status: 'payment_cancel_failed' };
export type Paid = Known & { readonly status: 'payment_completed' };
export type Closed = Known & {
  readonly status: 'payment_cancelled' | 'payment_not_completed' | 'payment_not_needed';
};
export type KnownPayment = Unsent | Initiated | CancelFailed | Paid | Closed;
export type PaymentState = NoPayment | KnownPayment;
