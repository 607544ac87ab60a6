import type { ItemQuestions } from '@reprise/contracts/item';
import type { previewControl } from '@reprise/contracts/item';
import type { ReplyOf } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { foundSchema } from './found.types';

export type Question = ItemQuestions['questions'][number];
export type Chosen = { questionId: string; answerId: string };

export type Preview = ReplyOf<typeof previewControl>;

/** Photos of the product as found: at most 8 (item.api). */
export const mostPhotos = 8;

const draftSchema = z.object({
  itemId: z.string(),
  /** Observed answers by question. */
  answers: z.record(z.string(), z.string()),
  comment: z.string(),
  photoKeys: z.array(z.string()),
  /** Which answer a photo shows. */
  photoQuestions: z.record(z.string(), z.string()).default({}),
  stockId: z.string().optional(),
  /** Drafts of before it was asked for have none. */
  found: foundSchema.default({}),
  /** What it really is, if not the declared product. */
  product: z.object({ id: z.string(), label: z.string() }).optional(),
  /** The person has compared the thing in hand with the buyback. */
  identified: z.boolean(),
});
/** A compliance test in progress; it survives a reload. */
export type Draft = z.infer<typeof draftSchema>;
export const storedDraftSchema = draftSchema;

export const emptyDraft = (itemId: string): Draft => ({
  itemId,
  answers: {},
  comment: '',
  photoKeys: [],
  photoQuestions: {},
  found: {},
  identified: false,
});

/** In the questions' order; questions not observed yet count as declared, so that the price is live from the start. */
export function answersToPrice(diagnostic: ItemQuestions, draft: Pick<Draft, 'answers'>): Chosen[] {
  const declared = new Map(diagnostic.declaredAnswers.map((a) => [a.questionId, a.answerId]));
  return diagnostic.questions.flatMap(({ id, answers }) => {
    const answerId = draft.answers[id] ?? declared.get(id);
    return answerId && answers.some((a) => a.id === answerId) ? [{ questionId: id, answerId }] : [];
  });
}

export const isComplete = (diagnostic: ItemQuestions, draft: Draft): boolean =>
  diagnostic.questions.every(({ id }) => draft.answers[id] !== undefined);

/** A verdict is none before the first answer, and for the time being until the last. */
export type Settled = 'none' | 'partly' | 'all';
export function settledOf(diagnostic: ItemQuestions, draft: Draft): Settled {
  if (isComplete(diagnostic, draft)) return 'all';
  return Object.keys(draft.answers).length === 0 && !draft.product ? 'none' : 'partly';
}
