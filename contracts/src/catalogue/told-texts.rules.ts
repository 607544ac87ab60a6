import { translated, type Translations } from '../kernel';
import type { DiagnosticView } from './diagnostic.rows';

type Known = Pick<DiagnosticView, 'questions' | 'options'>;
/** In the account's language, with the others. */
export type ToldText = { readonly text: string; readonly translations?: Translations | undefined };
type Chosen = { readonly questionId: string; readonly answerId: string };
type Way = { readonly methodId?: string | undefined; readonly modeId: string };

const says = ({ text, translations = {} }: ToldText, told: string): boolean =>
  text === told || Object.values(translations).includes(told);

/** A text that was kept in one language, as its document has it in all; as it was kept where none says the same. */
export function inEveryLanguage(told: string, known: readonly ToldText[]): ToldText {
  const same = known.filter((each) => says(each, told));
  return same.find(({ translations }) => translations) ?? same[0] ?? { text: told };
}

const questionTexts = (known: readonly Known[], { questionId }: Pick<Chosen, 'questionId'>) =>
  known
    .flatMap(({ questions }) => questions.filter(({ id }) => id === questionId))
    .map(({ title, titleTranslations }): ToldText => ({ text: title, translations: titleTranslations }));

export const answerTexts = (known: readonly Known[], { questionId, answerId }: Chosen) =>
  known
    .flatMap(({ questions }) => questions.filter(({ id }) => id === questionId))
    .flatMap(({ answers }) => answers.filter(({ id }) => id === answerId))
    .map(({ name, nameTranslations }): ToldText => ({ text: name, translations: nameTranslations }));

/** A chosen answer and its question, each as `inEveryLanguage`. */
export function answerInEveryLanguage<
  A extends Chosen & { readonly question: string; readonly answer: string },
>(told: A, known: readonly Known[]) {
  const question = inEveryLanguage(told.question, questionTexts(known, told));
  const answer = inEveryLanguage(told.answer, answerTexts(known, told));
  const translations = {
    questionTranslations: question.translations,
    answerTranslations: answer.translations,
  };
  return { ...told, question: question.text, answer: answer.text, ...translated(translations) };
}

type Labelled = { readonly label: string; readonly labelTranslations?: Translations | undefined };
const labelled = ({ label: text, labelTranslations: translations }: Labelled): ToldText => ({
  text,
  translations,
});
const chosenMethods = (known: readonly Known[], methodId: string | undefined) =>
  known.flatMap(({ options }) => options.filter(({ id }) => id === methodId));

export const methodTexts = (known: readonly Known[], { methodId }: Pick<Way, 'methodId'>) =>
  chosenMethods(known, methodId).map(labelled);

export const modeTexts = (known: readonly Known[], { methodId, modeId }: Way) =>
  chosenMethods(known, methodId)
    .flatMap(({ paymentModes }) => paymentModes.filter(({ id }) => id === modeId))
    .map(labelled);

/** Whether anything in it was translated; versions of before were not. */
export const isTranslated = ({ questions, options }: Known): boolean =>
  questions.some(({ titleTranslations }) => titleTranslations) ||
  options.some(({ labelTranslations }) => labelTranslations);
