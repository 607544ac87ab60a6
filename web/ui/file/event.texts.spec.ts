import { createI18n, eventTexts } from '../../kernel/i18n';
import { detailOf, sentenceOf } from './event.texts';

async function speak(locale: 'fr-FR' | 'en-GB') {
  const i18n = await createI18n({ locale, features: eventTexts });
  await i18n.loadNamespaces(['events', 'enums']);
  const t = i18n.getFixedT(locale, ['events', 'enums'] as const);
  return (type: string, facts: Record<string, string | number>): string =>
    sentenceOf({ type, facts }, 'EUR', t, locale);
}

describe('the history of a buyback', () => {
  it('tells amounts in the buyback’s currency and codes by their captions', async () => {
    const say = await speak('en-GB');
    expect(say('PriceProposed', { proposedPrice: 18000, declaredPrice: 31680 })).toBe(
      'New price offered to the customer: €180.00 instead of €316.80',
    );
    expect(say('CancellationFailed', { reason: 'already-paid' })).toBe('Cancellation failed: already paid');
    expect(say('DeliveryStatusReported', { code: 'DELIVERY_IN_TRANSIT' })).toMatch(
      /^Carrier tracking: (?!DELIVERY_)/,
    );
  });
  it('speaks the reader’s language', async () => {
    const say = await speak('fr-FR');
    expect(say('ItemLost', { where: 'store' })).toBe('Produit déclaré perdu\u00a0: en magasin');
  });
  it('names an event unknown to this build', async () => {
    const say = await speak('en-GB');
    expect(say('SomethingNew', {})).toBe('SomethingNew');
  });
  it('shows a package’s tracking number beside the sentence', () => {
    const facts = { carrier: 'Colissimo', trackingNumber: '6A1' };
    expect(detailOf({ type: 'PackageLabelIssued', facts })).toBe('Colissimo · 6A1');
    expect(detailOf({ type: 'ProposalWithdrawn', facts })).toBeUndefined();
  });

  it('names the carrier as people know it', () => {
    const facts = { carrier: 'Sendcloud Lyon#0198', trackingNumber: '6A1' };
    expect(detailOf({ type: 'ReturnLabelIssued', facts })).toBe('Sendcloud Lyon · 6A1');
  });

  it('shows no number of our own making', () => {
    const facts = { providerReference: 'b387f7d9-f6bd-53a7-9bcd-c23f44dcb2fc' };
    expect(detailOf({ type: 'PaymentCompleted', facts })).toBeUndefined();
    expect(detailOf({ type: 'PaymentCompleted', facts: { providerReference: 'P-1' } })).toBe('P-1');
  });
});
