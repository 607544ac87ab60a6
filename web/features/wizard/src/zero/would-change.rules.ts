import type { Draft } from '../../../../kernel/cart';
import type { DiagnosticView } from '../diagnosis/diagnostic-view.types';
import { estimateOf } from '../diagnosis/choices.rules';

export type Change = { readonly question: string; readonly answer: string; readonly total: number };

/** The one other answer that would raise the price most; undefined if no single one gives the product a price. */
export function bestChange(view: DiagnosticView, draft: Draft): Change | undefined {
  const changes = view.questions.flatMap(({ id, title, answers }) =>
    draft.answers[id] === undefined
      ? []
      : answers.map((answer) => ({
          question: title,
          answer: answer.name,
          total: estimateOf(view, { ...draft, answers: { ...draft.answers, [id]: answer.id } }).total,
        })),
  );
  const best = changes.reduce<Change | undefined>((a, b) => (a && a.total >= b.total ? a : b), undefined);
  return best && best.total > 0 ? best : undefined;
}
