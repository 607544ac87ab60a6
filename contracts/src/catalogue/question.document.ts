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
