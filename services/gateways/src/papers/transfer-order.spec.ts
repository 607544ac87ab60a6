import { defaultTransferOrderTexts } from '@reprise/contracts/configuration';
import { money } from '@reprise/contracts/kernel';
import type { TransferOrderPaper } from '@reprise/kernel/ports';
import { orderWords, transferOrderInput } from './transfer-order.rules';

const paper = (text?: TransferOrderPaper['text']): TransferOrderPaper => ({
  locale: 'nl-BE',
  ...{ accountId: 'a', buyerId: 'b', buyerAccountId: 'a', signedAt: '2026-11-20T10:00:00.000Z', text },
  goods: [
    {
      ...{ buybackNumber: '2000000000015', price: money(12_050, 'EUR') },
      ...{ product: 'Téléphone 12', productTranslations: { 'nl-BE': 'Telefoon 12' } },
      ...{ payment: 'Virement', paymentTranslations: { 'nl-BE': 'Overschrijving' } },
    },
  ],
  ...{ customer: undefined, identity: undefined, copies: 1, barCodeEnabled: true },
});
const printed = (of: TransferOrderPaper) =>
  transferOrderInput(of, {
    ...orderWords(of, 'fr-FR'),
    brand: { name: 'Reprise' },
    buyer: {
      ...{ buyer_name: 'B', buyer_long_name: 'B', buyer_address: '', buyer_siret: '', buyer_capital: '' },
    },
  });

describe('A transfer order', () => {
  it('is in the language of the customer who signs it, its products and payment too', () => {
    const { locale, text, goods, values } = printed(paper());
    expect([locale, text]).toEqual(['nl-BE', defaultTransferOrderTexts['nl-BE']]);
    expect(goods[0]?.product).toBe('Telefoon 12');
    expect([values.product_label, values.payment_type]).toEqual(['Telefoon 12', 'Overschrijving']);
  });
  it('says what the account wrote itself in the customer’s language', () => {
    const own = {
      text: 'Vendu : {{product_label}}',
      textTranslations: { 'nl-BE': 'Verkocht: {{product_label}}' },
    };
    const { locale, text, goods } = printed(paper(own));
    expect([locale, text, goods[0]?.product]).toEqual([
      'nl-BE',
      own.textTranslations['nl-BE'],
      'Telefoon 12',
    ]);
    const standard = { ...own, text: defaultTransferOrderTexts['fr-FR'] };
    expect(printed(paper(standard)).text).toBe(own.textTranslations['nl-BE']);
  });
  it('is the standard one in the customer’s language, where the account left its own as it was', () => {
    const { locale, text } = printed(paper({ text: defaultTransferOrderTexts['fr-FR'] }));
    expect([locale, text]).toEqual(['nl-BE', defaultTransferOrderTexts['nl-BE']]);
  });
  it('is in the account’s language as a whole, where the account wrote its own text in that alone', () => {
    const { locale, text, goods, values } = printed(paper({ text: 'Vendu : {{product_label}}' }));
    expect([locale, text]).toEqual(['fr-FR', 'Vendu : {{product_label}}']);
    expect([goods[0]?.product, values.payment_type]).toEqual(['Téléphone 12', 'Virement']);
  });
});
