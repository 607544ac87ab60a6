import { buybackEvents } from '@reprise/contracts/buyback';
import { itemEvents } from '@reprise/contracts/item';
import { packageEvents } from '@reprise/contracts/package';
import { paymentEvents } from '@reprise/contracts/payment';
import { createI18n } from '../../../../kernel/i18n';
import { locales } from '../index';
import { knownEvents } from './event.looks';
import { detailOf, sentenceOf } from './event.texts';

const types = [buybackEvents, itemEvents, paymentEvents, packageEvents].flatMap(({ schemas }) =>
  Object.keys(schemas),
);

async function speak(locale: 'fr-FR' | 'en-GB') {
  const i18n = await createI18n({ locale, features: locales });
  await i18n.loadNamespaces(['buyback', 'enums']);
  return { i18n, t: i18n.getFixedT(locale, ['buyback', 'enums'] as const) };
}

describe('the history of a file', () => {
  it.each(['fr-FR', 'en-GB'] as const)('has a sentence in %s for every event of a file', async (locale) => {
    const { i18n } = await speak(locale);
    for (const type of types)
      expect([type, i18n.exists(`buyback:timeline.event.${type}`)]).toEqual([type, true]);
    expect(types.filter((type) => !knownEvents.includes(type))).toEqual([]);
  });
  it('tells amounts in the file’s currency and codes by their captions', async () => {
    const { t } = await speak('en-GB');
    const say = (type: string, facts: Record<string, string | number>): string =>
      sentenceOf({ type, facts }, 'EUR', t, 'en-GB');
    expect(say('PriceProposed', { proposedPrice: 18000, declaredPrice: 31680 })).toBe(
      'New price offered to the customer: €180.00 instead of €316.80',
    );
    expect(say('CancellationFailed', { reason: 'already-paid' })).toBe('Cancellation failed: already paid');
    expect(say('DeliveryStatusReported', { code: 'DELIVERY_IN_TRANSIT' })).toMatch(
      /^Transport: (?!DELIVERY_)/,
    );
  });
  it('names an event that this build does not know', async () => {
    const { t } = await speak('en-GB');
    expect(sentenceOf({ type: 'SomethingNew', facts: {} }, 'EUR', t, 'en-GB')).toBe('SomethingNew');
  });
  it('shows a package’s tracking number beside the sentence', () => {
    const facts = { carrier: 'Colissimo', trackingNumber: '6A1' };
    expect(detailOf({ type: 'PackageLabelIssued', facts })).toBe('Colissimo · 6A1');
  });
});
