import { questions } from '@reprise/contracts/catalogue';
import { z } from 'zod';
import type { FormValues } from '../../../kernel/forms';
import type { AnswerBody, QuestionRow } from './question.types';

/** "At least 2 answers" (back office §5). */
export const fewestAnswers = 2;
export const blankAnswer: AnswerBody = { name: '', description: '', effect: {} };

/** The answers in a form; until they are complete they may be any. */
export const answersOf = (value: unknown): readonly AnswerBody[] =>
  Array.isArray(value) ? (value as readonly AnswerBody[]) : [];

export const newQuestion = (categoryId: string): FormValues => ({
  ...{ categoryId, title: '', howToTest: '', description: '' },
  answers: [blankAnswer, blankAnswer],
});

export function valuesOf(question: QuestionRow): FormValues {
  const { categoryId, title, howToTest, description, answers } = question;
  const { titleTranslations, howToTestTranslations, descriptionTranslations } = question;
  const translations = { titleTranslations, howToTestTranslations, descriptionTranslations };
  return { categoryId, title, howToTest, description, answers, ...translations };
}

/** An emptied part is no part of an effect, and what blocks has no other effect. */
function withoutEmptied({
  blocks,
  capState,
  percentage,
  amount,
}: AnswerBody['effect']): AnswerBody['effect'] {
  if (blocks) return { blocks };
  return {
    ...(capState && { capState }),
    ...((percentage ?? undefined) !== undefined && { percentage }),
    ...((amount ?? undefined) !== undefined && { amount }),
  };
}
function cleaned(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || !('answers' in values)) return values;
  const answers = answersOf(values.answers);
  return {
    ...values,
    answers: answers.map((answer) => ({ ...answer, effect: withoutEmptied(answer.effect) })),
  };
}

const { position: _sorted, ...shape } = questions.schema.shape;
/** The body of a question as the form holds it; its place is set by the sort tool. */
export const questionFormSchema = z.preprocess(cleaned, z.strictObject(shape));
export type QuestionBody = z.output<typeof questionFormSchema>;

/** What a preview plays of an unsaved question; undefined until it is complete enough. */
export function draftOf(values: FormValues): QuestionBody | undefined {
  return questionFormSchema.safeParse(values).data;
}
