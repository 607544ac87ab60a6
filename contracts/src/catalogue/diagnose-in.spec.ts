import { diagnoseIn } from './diagnose.rules';
import type { PaymentOption } from './diagnostic-options.rows';

const yes = { id: 'yes', name: 'Oui', nameTranslations: { 'en-GB': 'Yes' }, description: '', effect: {} };
const view = {
  questions: [
    {
      ...{ id: 'q', title: 'S’allume-t-il ?', titleTranslations: { 'en-GB': 'Does it switch on?' } },
      ...{ howToTest: '', description: '', answers: [yes] },
    },
  ],
  prices: { functional: 10_000 },
  currency: 'EUR' as const,
};
const giftCard = {
  ...{ label: 'Carte cadeau', labelTranslations: { 'en-GB': 'Gift card' } },
  bonus: { type: 'fixed', value: 500 },
} as unknown as PaymentOption;

const told = (language: string) => {
  const chosen = [{ questionId: 'q', answerId: 'yes' }];
  const { answers, priced, steps } = diagnoseIn(view as never, chosen, { payment: giftCard }, language);
  return [...answers.map(({ answer }) => answer), priced.lines.at(-1)?.label, steps.at(-1)?.label];
};

it('a price names its answers, and what transport and payment add, in the language of the buyback', () => {
  expect(told('en-GB')).toEqual(['Yes', 'Gift card', 'Gift card']);
  expect(told('fr-FR')).toEqual(['Oui', 'Carte cadeau', 'Carte cadeau']);
});
