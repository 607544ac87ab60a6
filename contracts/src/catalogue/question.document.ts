import { z } from 'zod';
import { translationsSchema, uuidSchema } from '../kernel';
import { containingCategoryIdSchema } from './category.document';
import { answerEffectSchema } from '../rules';
import { longTextSchema, nameSchema } from './catalogue.parts';

/** One possible answer and its effect on the price. */
export const questionAnswerSchema = z.strictObject({
  id: uuidSchema,
  /** In the account's language. */
  name: nameSchema,
  nameTranslations: translationsSchema(nameSchema).optional(),
  description: longTextSchema.default(''),
  descriptionTranslations: translationsSchema(longTextSchema).optional(),
  effect: answerEffectSchema,
});
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** The texts of a question in other languages; a reader whose language lacks one reads the account's own. */
export const questionTranslations = {
  titleTranslations: translationsSchema(nameSchema).optional(),
  howToTestTranslations: translationsSchema(longTextSchema).optional(),
  descriptionTranslations: translationsSchema(longTextSchema).optional(),
};

const questionShape = z.strictObject({
  categoryId: containingCategoryIdSchema,
  /** In the account's language. */
  title: nameSchema,
  howToTest: longTextSchema.default(''),
  description: longTextSchema.default(''),
  ...questionTranslations,
  answers: z
    .array(questionAnswerSchema.extend({ id: uuidSchema.optional() }))
    .min(2)
    .max(50),
  /** Order within its category; if omitted, the last. */
  position: z.int().nonnegative().optional(),
});

/** A buyback diagnostic question; "at least 2 answers" (back office §5). Answers without an id are new. */
export const questionInputSchema = questionShape;
export type QuestionInput = z.infer<typeof questionInputSchema>;

export const questionSchema = questionShape.extend({
  id: uuidSchema,
  position: z.int().nonnegative(),
  answers: z.array(questionAnswerSchema),
});
export type Question = z.infer<typeof questionSchema>;

/** "A sort tool moves a question one step or to the top or bottom" (back office §2). */
export const questionMoves = ['up', 'down', 'top', 'bottom'] as const;
/** One step, to an end, or to a place counted from 0: where it was dropped. */
export const questionMoveSchema = z.union([
  z.strictObject({ to: z.enum(questionMoves) }),
  z.strictObject({ position: z.int().nonnegative() }),
]);
export type QuestionMove = z.infer<typeof questionMoveSchema>;

/**
 * The ids of a category's questions in their new order. A question already at that end stays there; an unknown id
 * changes nothing.
 */
export function moveQuestion(ids: readonly string[], id: string, move: QuestionMove): readonly string[] {
  const from = ids.indexOf(id);
  if (from < 0) return ids;
  const last = ids.length - 1;
  const ends = { up: Math.max(0, from - 1), down: Math.min(last, from + 1), top: 0, bottom: last };
  const target = 'to' in move ? ends[move.to] : Math.min(last, move.position);
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, target), id, ...others.slice(target)];
}
