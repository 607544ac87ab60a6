import { inLanguage } from '../kernel';
import type { DiagnosticView } from './diagnostic.rows';

type Asked = Pick<DiagnosticView, 'questions'>;
type Question = Asked['questions'][number];

function questionIn(question: Question, language: string): Question {
  const { titleTranslations, howToTestTranslations, descriptionTranslations } = question;
  return {
    ...question,
    title: inLanguage(question.title, titleTranslations, language),
    howToTest: inLanguage(question.howToTest, howToTestTranslations, language),
    description: inLanguage(question.description, descriptionTranslations, language),
    answers: question.answers.map((answer) => ({
      ...answer,
      name: inLanguage(answer.name, answer.nameTranslations, language),
      description: inLanguage(answer.description, answer.descriptionTranslations, language),
    })),
  };
}

/** What is asked, in a reader's language; a text that is not translated stays as the account wrote it. */
export const askedIn = <D extends Asked>(diagnostic: D, language: string): D => ({
  ...diagnostic,
  questions: diagnostic.questions.map((question) => questionIn(question, language)),
});
