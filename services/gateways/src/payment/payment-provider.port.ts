import type { Currency } from '@reprise/contracts/kernel';
import type { PaymentProvider as ProviderId } from '@reprise/contracts/rules';

export type InitiatePayment = {
  readonly accountId: string;
  readonly paymentId: string;
  /** The same on every retry of the same attempt; another attempt has another. */
  readonly idempotencyKey: string;
  /** Minor units, above zero. */
  readonly amount: number;
  readonly currency: Currency;
  /** The customer's id. Name and IBAN stay in the customer vault. */
  readonly beneficiaryRef: string;
};

/** A gift card or voucher that was issued: for the customer's vault and mail, never for an event or a log. */
export type IssuedVoucher = {
  readonly kind: 'gift_card' | 'voucher';
  readonly number: string;
  readonly pin?: string;
  /** ISO date. */
  readonly expiresOn: string;
};

export type InitiateResult =
  | { readonly outcome: 'initiated'; readonly providerReference?: string }
  | { readonly outcome: 'completed'; readonly providerReference: string; readonly voucher?: IssuedVoucher }
  | { readonly outcome: 'failed'; readonly reason: string };

export type CancelPayment = {
  readonly accountId: string;
  readonly paymentId: string;
  readonly providerReference?: string;
  readonly idempotencyKey: string;
};
export type CancelResult =
  { readonly outcome: 'cancelled' } | { readonly outcome: 'refused'; readonly reason: string };

/** Whoever can send money. Reasons are kebab-case codes. Both calls may be repeated with the same key at no harm. */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** @throws PaymentProviderUnreachable (try again with the same key), IdempotencyKeyReused */
  initiate(payment: InitiatePayment): Promise<InitiateResult>;
  /** What became of a payment that was only initiated. @throws PaymentProviderUnreachable */
  check(payment: {
    readonly paymentId: string;
    readonly providerReference?: string;
  }): Promise<InitiateResult>;
  /** @throws PaymentProviderUnreachable, IdempotencyKeyReused */
  cancel(payment: CancelPayment): Promise<CancelResult>;
}

/** Nobody knows whether the provider took the call: repeat it with the same key. */
export class PaymentProviderUnreachable extends Error {
  constructor(readonly provider: string) {
    super(`payment provider ${provider} is unreachable`);
    this.name = 'PaymentProviderUnreachable';
  }
}

/** The same key with another payment or amount: a fault in the caller. */
export class IdempotencyKeyReused extends Error {
  constructor(readonly idempotencyKey: string) {
    super('idempotency key used before with other contents');
    this.name = 'IdempotencyKeyReused';
  }
}
