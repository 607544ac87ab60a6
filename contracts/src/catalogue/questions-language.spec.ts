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
