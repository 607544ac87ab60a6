import type { PaymentProvider } from '@reprise/contracts/rules';
import type { Currency } from '@reprise/contracts/kernel';

type Account = {
  readonly buybackNumber: string;
  readonly provider: PaymentProvider;
  readonly currency: Currency;
  readonly amount: number;
  readonly customerId: string | undefined;
  /** How often the payment was sent. */
  readonly attempts: number;
  readonly batchId: string | undefined;
  /** Absent: the account that took the product in. */
  readonly paymentIssuerAccountId?: string;
};

type Known = { readonly account: Account };
type NoPayment = { readonly status: 'none' };
type Unsent = Known & {
  readonly status: 'payment_created' | 'awaiting_payment' | 'payment_failed';
};
/** `cancelAsked`: the provider was asked to cancel and has not answered. */
type Initiated = Known & { readonly status: 'payment_initiated'; readonly cancelAsked: boolean };
type CancelFailed = Known & { readonly status: 'payment_cancel_failed' };
type Paid = Known & { readonly status: 'payment_completed' };
type Closed = Known & {
  readonly status: 'payment_cancelled' | 'payment_not_completed' | 'payment_not_needed';
};
export type KnownPayment = Unsent | Initiated | CancelFailed | Paid | Closed;
export type PaymentState = NoPayment | KnownPayment;
