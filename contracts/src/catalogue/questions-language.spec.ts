import type { ShippingOption } from './diagnostic-options.rows';
import { askedIn } from './questions-language.rules';

const answer = (name: string, english?: string) => ({
  ...{ id: name, name, description: '', effect: {} },
  ...(english ? { nameTranslations: { 'en-GB': english } } : {}),
});
const diagnostic = {
  questions: [
    {
      ...{ id: 'q', title: 'S’allume-t-il ?', titleTranslations: { 'en-GB': 'Does it switch on?' } },
      ...{ howToTest: 'Appuyez.', description: '', answers: [answer('Oui', 'Yes'), answer('Non')] },
    },
  ],
};
const withOptions = { ...diagnostic, options: [] };
const read = (language: string) => {
  const [question] = askedIn(withOptions, language).questions;
  return [question?.title, question?.howToTest, ...(question?.answers ?? []).map(({ name }) => name)];
};

it('a question is asked in the reader’s language; what is not translated, as the account wrote it', () => {
  expect(read('en-GB')).toEqual(['Does it switch on?', 'Appuyez.', 'Yes', 'Non']);
  expect(read('fr-FR')).toEqual(['S’allume-t-il ?', 'Appuyez.', 'Oui', 'Non']);
});

const texts = {
  ...{ label: 'Envoi postal', description: '', instructions: [], paymentModes: [] },
  highlightedInstruction: 'Retirez la batterie.',
  highlightedInstructionTranslations: { 'en-GB': 'Remove the battery.' },
  ...{ terms: 'Nous payons l’envoi.', termsTranslations: { 'en-GB': 'We pay for the post.', 'de-DE': '' } },
};

it('what a way to hand over highlights, and its terms, are read in the reader’s language', () => {
  const offered = { questions: [], options: [texts as unknown as ShippingOption] };
  const said = (language: string) => {
    const [option] = askedIn(offered, language).options;
    return [option?.highlightedInstruction, option?.terms];
  };
  expect(said('en-GB')).toEqual(['Remove the battery.', 'We pay for the post.']);
  for (const other of ['fr-FR', 'de-DE', 'nl-BE'])
    expect(said(other)).toEqual(['Retirez la batterie.', 'Nous payons l’envoi.']);
});
