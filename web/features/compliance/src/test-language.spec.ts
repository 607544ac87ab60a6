import { itemQuestions } from './compliance.fixture';
import { testIn } from './test-language.rules';

const asked = itemQuestions();
const [switchesOn, screen] = asked.questions;
const translated = {
  ...asked,
  questions: asked.questions.map((question) => ({
    ...question,
    titleTranslations: { 'de-DE': `${question.title} (de)`, 'fr-FR': 'Marche ?' },
    answers: question.answers.map((answer) => ({
      ...answer,
      nameTranslations: { 'de-DE': `${answer.name} (de)`, 'fr-FR': 'Oui' },
    })),
  })),
  // Declared in a language that the tester does not read.
  declaredAnswers: asked.declaredAnswers.map((one) => ({ ...one, question: 'Marche ?', answer: 'Oui' })),
};

describe('A compliance test', () => {
  it('shows what was declared and what can be observed in its reader’s language', () => {
    const { questions, declaredAnswers } = testIn(translated, 'de-DE');
    expect(questions.map(({ title }) => title)).toEqual([
      `${switchesOn?.title} (de)`,
      `${screen?.title} (de)`,
    ]);
    expect(declaredAnswers.map(({ answer }) => answer)).toEqual(['Yes (de)', 'New (de)']);
    expect(declaredAnswers.map(({ question }) => question)).toEqual(questions.map(({ title }) => title));
  });
  it('shows the account’s own words where nothing is translated into that language', () => {
    expect(testIn(translated, 'nl-BE').declaredAnswers.map(({ answer }) => answer)).toEqual(['Yes', 'New']);
  });
  it('keeps what was declared where the answer is no longer asked for', () => {
    const gone = { ...translated, questions: translated.questions.slice(1) };
    expect(testIn(gone, 'de-DE').declaredAnswers.map(({ answer }) => answer)).toEqual(['Oui', 'New (de)']);
  });
});
