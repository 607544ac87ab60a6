import type { Reactor } from '@reprise/kernel';
import { writeToCustomer, type MailPorts } from './customer-mail';
import { reactor } from './reactor-language';

/** Only on the web: in a store the seller hands over the papers. The declaration itself never waits for it. */
export const mailConfirmation = (ports: MailPorts): Reactor =>
  reactor('mail-confirmation', ['BuybackDeclared'], async (event, reaction) => {
    if (event.data.channel !== 'web') return [];
    return writeToCustomer(ports, event, reaction, async ({ buyback, accountId, envelope, about }) => {
      const { circuit, product, price, priceLock, payment, transport } = buyback;
      const steps = await ports.reference.instructions({
        ...{ accountId, circuit, categoryId: product.categoryId, locale: envelope.locale },
      });
      const note = await ports.reference.mailNote(accountId, payment.modeId);
      return {
        ...{ ...envelope, template: 'buyback-confirmation' },
        data: {
          ...{ ...about, price: { amount: price.total, currency: price.currency } },
          ...(priceLock && { expiresAt: priceLock.until }),
          ...{ payment: payment.label, transport: transport.label },
          ...(steps.length > 0 && { steps: [...steps] }),
          ...(note && { note }),
        },
      };
    });
  });
