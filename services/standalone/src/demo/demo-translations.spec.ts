import { demoCatalogue } from './demo-catalogue';
import { translationsOf } from './demo-translations';

it('every category, question and answer of the demonstration can be read in all four languages', () => {
  const texts = demoCatalogue.flatMap(({ name, questions }) => [
    name,
    ...questions.flatMap(({ title, howToTest, answers }) => [
      ...[title, ...(howToTest ? [howToTest] : [])],
      ...answers.map(([answer]) => answer),
    ]),
  ]);
  const french = texts.filter((text) => Object.keys(translationsOf(text)).length < 3);
  expect([...new Set(french)]).toEqual([]);
});
