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
  stockId: z.string().optional(),
  /** Drafts of before it was asked for have none. */
  found: foundSchema.default({}),
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

export type Difference = { questionId: string; question: string; declared: string; found: string };
/** Observed answers that differ from the declared ones. */
export function differences(diagnostic: ItemQuestions, draft: Draft): Difference[] {
  const declared = new Map(diagnostic.declaredAnswers.map((a) => [a.questionId, a]));
  return diagnostic.questions.flatMap(({ id, title, answers }) => {
    const found = draft.answers[id];
    const before = declared.get(id);
    if (!found || found === before?.answerId) return [];
    const name = answers.find((a) => a.id === found)?.name ?? '';
    return [{ questionId: id, question: title, declared: before?.answer ?? '', found: name }];
  });
}
