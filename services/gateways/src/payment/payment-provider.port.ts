import type { Currency } from '@reprise/contracts/kernel';
import type { PaymentProvider as ProviderId } from '@reprise/contracts/rules';

export type InitiatePayment = {
  /** The account that pays: its contract with the provider. */
  readonly accountId: string;
  readonly paymentId: string;
  /** The same on every retry of an attempt; each attempt has its own. */
  readonly idempotencyKey: string;
  /** Minor units, above zero. */
  readonly amount: number;
  readonly currency: Currency;
  /** The customer's id. Name and IBAN stay in the customer vault. */
  readonly beneficiaryRef: string;
  readonly correlationId?: string;
};

/** An issued gift card or voucher: for the customer's vault and mail, never for an event or a log. */
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

/** Sends money. Reasons are kebab-case codes. Both calls may safely be repeated with the same key. */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** @throws PaymentProviderUnreachable (retry with the same key), IdempotencyKeyReused */
  initiate(payment: InitiatePayment): Promise<InitiateResult>;
  /** The result of a payment that was only initiated. @throws PaymentProviderUnreachable */
  check(payment: {
    readonly paymentId: string;
    readonly providerReference?: string;
  }): Promise<InitiateResult>;
  /** @throws PaymentProviderUnreachable, IdempotencyKeyReused */
  cancel(payment: CancelPayment): Promise<CancelResult>;
}

/** It is unknown whether the provider received the call: repeat it with the same key. */
export class PaymentProviderUnreachable extends Error {
  constructor(readonly provider: string) {
    super(`payment provider ${provider} is unreachable`);
    this.name = 'PaymentProviderUnreachable';
  }
}

/** The same key with another payment or amount: a bug in the caller. */
export class IdempotencyKeyReused extends Error {
  constructor(readonly idempotencyKey: string) {
    super('idempotency key already used with other content');
    this.name = 'IdempotencyKeyReused';
  }
}
