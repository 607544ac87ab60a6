import type { Asked, Whole } from './asked.types';

/** As the server takes it; undefined while a product or a workshop lacks, or the price is none. */
export function wholeOf({ productId, state, warehouseId, purchasePrice, answers }: Asked): Whole | undefined {
  const isPriced = typeof purchasePrice === 'number' && purchasePrice >= 0;
  if (!productId || !warehouseId || (purchasePrice !== null && !isPriced)) return undefined;
  const given = Object.entries(answers).filter(([, answerIds]) => answerIds.length > 0);
  return {
    ...{ productId, state, warehouseId },
    ...(isPriced ? { purchasePrice } : {}),
    answers: given.map(([questionId, answerIds]) => ({ questionId, answerIds: [...answerIds] })),
  };
}
