import { currencySchema } from '@reprise/contracts/kernel';
import { z } from 'zod';
import type { InitiateResult, IssuedVoucher } from './payment-provider.port';

/** `contracts/docs/connectors.md`, "Gift cards over HTTP". */
const head = {
  reference: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  /** Minor units. */
  amount: z.int().positive(),
  currency: currencySchema,
};
const card = z.object({
  number: z.string().regex(/^[A-Za-z0-9-]{4,40}$/),
  pin: z
    .string()
    .regex(/^[A-Za-z0-9]{1,20}$/)
    .optional(),
  expiresOn: z.iso.date(),
});
const reason = z.string().regex(/^[a-z][a-z0-9-]{0,99}$/);

export const giftCardReply = z.discriminatedUnion('status', [
  z.object({ ...head, status: z.literal('issued'), card }),
  z.object({ ...head, status: z.literal('pending') }),
  z.object({ ...head, status: z.literal('failed'), reason }),
  z.object({ ...head, status: z.literal('cancelled') }),
]);
export type GiftCard = z.infer<typeof giftCardReply>;
export const refusalReply = z.object({ reason });

/** What our payment learns of it. @param kind as the payment mode's provider calls its cards. */
export function resultOf(issued: GiftCard, kind: IssuedVoucher['kind']): InitiateResult {
  const { reference: providerReference } = issued;
  switch (issued.status) {
    case 'issued': {
      const { number, pin, expiresOn } = issued.card;
      const voucher = { kind, number, expiresOn, ...(pin && { pin }) };
      return { outcome: 'completed', providerReference, voucher };
    }
    case 'pending':
      return { outcome: 'initiated', providerReference };
    case 'failed':
      return { outcome: 'failed', reason: issued.reason };
    case 'cancelled':
      return { outcome: 'failed', reason: 'payment-cancelled' };
  }
}
