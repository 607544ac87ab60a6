import type { PriceBreakdown, PriceImpact, PricePart } from './price.parts';
import type { ProductState } from './statuses';

/** One line of a receipt; the lines add up to the total. An answer without effect has a line of zero. */
export type PriceLine =
  | { readonly kind: 'best'; readonly label: ''; readonly value: number }
  | {
      readonly kind: 'answer';
      readonly label: string;
      readonly value: number;
      /** The condition that the answer decides. */
      readonly state?: ProductState;
      /** Its condition is counted with another answer. */
      readonly counted?: true;
    }
  | PricePart;

const lineOf = (impacts: readonly PriceImpact[], state: ProductState): PriceLine => {
  const value = impacts.reduce((sum, impact) => sum + impact.value, 0);
  const has = (kind: PriceImpact['kind']): boolean => impacts.some((impact) => impact.kind === kind);
  const counted = has('counted') && value === 0;
  const label = impacts[0]?.label ?? '';
  return { kind: 'answer', label, value, ...(has('state') && { state }), ...(counted && { counted }) };
};

/** The breakdown as a receipt, the form stored in a buyback: best price, one line for each answer, each modifier. */
export function priceLines({ best, impacts, modifiers, state }: PriceBreakdown): PriceLine[] {
  const questions = [...new Set(impacts.map(({ questionId }) => questionId))];
  const answered = questions.map((id) =>
    lineOf(
      impacts.filter(({ questionId }) => questionId === id),
      state,
    ),
  );
  return [{ kind: 'best', label: '', value: best }, ...answered, ...modifiers];
}
