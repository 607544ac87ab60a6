import type { Reactor } from '@reprise/kernel';
import type { Voucher } from '@reprise/kernel/ports';
import { writeToCustomer, type Letter, type MailPorts } from './customer-mail';
import { idOf, reactor } from './reactor-language';

/** Number and PIN are only in the customer's vault and in this mail. */
async function voucherOf(
  { customers }: MailPorts,
  { buyback, accountId }: Letter,
  paymentId: string,
): Promise<Voucher | undefined> {
  const held = await customers.read({ accountId }, buyback.customerId ?? '', 'accounting');
  if (held.state !== 'known') return undefined;
  return held.value.vouchers?.find((voucher) => voucher.paymentId === paymentId);
}

export const mailPaymentSent = (ports: MailPorts): Reactor =>
  reactor('mail-payment-sent', ['PaymentCompleted'], async (event, reaction) => {
    const id = idOf(event);
    const payment = await ports.histories.payment(event.accountId, id);
    if (!payment) return [];
    return writeToCustomer(ports, event, reaction, async (letter) => {
      const voucher = await voucherOf(ports, letter, id);
      const { accountId, envelope } = letter;
      const note = await ports.reference.mailNote(accountId, payment.modeId, envelope.locale);
      return {
        ...{ ...envelope, template: 'payment-sent' },
        data: {
          ...{ ...letter.about, amount: payment.amount, payment: payment.label },
          ...(voucher && { number: voucher.number }),
          ...(voucher?.pin && { pin: voucher.pin }),
          ...(voucher?.expiresOn && { expiresOn: voucher.expiresOn }),
          // "Received within 5 working days for some methods" (customer journey §9).
          ...(letter.buyback.payment.type === 'bank_transfer' && { delay: '5' }),
          ...(note && { note }),
        },
      };
    });
  });
