import type { ItemQuestions, ItemRow } from '@reprise/contracts/item';
import type { Draft } from './compliance.types';

/** Without a question: the product itself. */
export type Difference = { questionId?: string; question: string; declared: string; found: string };

/** Observed answers that differ from the declared ones. */
function differences(diagnostic: ItemQuestions, draft: Draft): Difference[] {
  const declared = new Map(diagnostic.declaredAnswers.map((a) => [a.questionId, a]));
  return diagnostic.questions.flatMap(({ id, title, answers }) => {
    const found = draft.answers[id];
    const before = declared.get(id);
    if (!found || found === before?.answerId) return [];
    const name = answers.find((a) => a.id === found)?.name ?? '';
    return [{ questionId: id, question: title, declared: before?.answer ?? '', found: name }];
  });
}

/** As the customer will read them: another product comes first. */
export function foundDifferences(item: ItemRow, diagnostic: ItemQuestions, draft: Draft): Difference[] {
  const answers = differences(diagnostic, draft);
  if (!draft.product) return answers;
  const product = { question: item.categoryLabel, declared: item.productLabel, found: draft.product.label };
  return [product, ...answers];
}

/** The keys of the photos of one answer, or of the product as a whole. */
export const photosOf = ({ photoKeys, photoQuestions }: Draft, questionId?: string): string[] =>
  photoKeys.filter((key) => photoQuestions[key] === questionId);

/** What the server will ask a photo of before it offers less. */
export const unshown = (found: readonly Difference[], draft: Draft): Difference[] =>
  found.filter(({ questionId }) => photosOf(draft, questionId).length === 0);
