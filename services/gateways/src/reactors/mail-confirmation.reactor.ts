import { nextSteps, type Offered } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { labelExpected } from '@reprise/contracts/rules';
import type { Reactor } from '@reprise/kernel';
import { writeToCustomer, type Letter, type MailPorts } from './customer-mail';
import type { ReactorPorts } from './ports';
import { reactor } from './reactor-language';

type Ports = MailPorts & Pick<ReactorPorts, 'diagnostics'>;

/** The same as the confirmation page and the tracking sheet show. The mail is worth more than its steps. */
async function stepsOf(
  { diagnostics }: Ports,
  { buyback, accountId, envelope }: Pick<Letter, 'buyback' | 'accountId' | 'envelope'>,
): Promise<string[]> {
  const { diagnosticId, circuit, transport } = buyback;
  const offered = await diagnostics.read(accountId, diagnosticId).catch((error: unknown): Offered => {
    if (error instanceof Refusal) return { options: [] };
    throw error;
  });
  const followed = { methodId: transport.methodId, language: envelope.locale };
  return nextSteps(offered, { ...followed, labelExpected: labelExpected(circuit) }).map(({ label }) => label);
}

/** Only on the web: in a store the seller hands over the papers. The declaration itself never waits for it. */
export const mailConfirmation = (ports: Ports): Reactor =>
  reactor('mail-confirmation', ['BuybackDeclared'], async (event, reaction) => {
    if (event.data.channel !== 'web') return [];
    return writeToCustomer(ports, event, reaction, async ({ buyback, accountId, envelope, about }) => {
      const { price, priceLock, payment, transport } = buyback;
      const steps = await stepsOf(ports, { buyback, accountId, envelope });
      const note = await ports.reference.mailNote(accountId, payment.modeId, envelope.locale);
      return {
        ...{ ...envelope, template: 'buyback-confirmation' },
        data: {
          ...{ ...about, price: { amount: price.total, currency: price.currency } },
          ...(priceLock && { expiresAt: priceLock.until }),
          ...{ payment: payment.label, transport: transport.label },
          ...(steps.length > 0 && { steps }),
          ...(note && { note }),
        },
      };
    });
  });
