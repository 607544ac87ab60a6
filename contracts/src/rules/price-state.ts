import { grades, type AnswerEffect, type Grade, type ProductPrices } from './price.parts';
import type { ProductState } from './statuses';

/** A product starts in the best state; answers can only lower it. */
export const startingGrade: Grade = 'grade_a';

/** The worst state to which an answer caps the product; undefined if none does. */
export function worstCap(effects: readonly AnswerEffect[]): Grade | undefined {
  const caps = new Set(effects.map(({ capState }) => capState));
  return grades.findLast((grade) => caps.has(grade));
}

/**
 * The state in which a product is bought, and its price in minor units.
 *
 * Grades go from `grade_a`, the best, to `grade_e`. A product starts at `grade_a`, and an answer may cap it at a
 * worse grade. If that grade has no price, the next worse one with a price applies: never more than the state
 * deserves. `functional` is the single price of a working device that is not graded: it applies only if the product
 * has no grade price at all, and caps then have no effect. Undefined: the product is not bought in that state.
 */
export function statePrice(
  prices: ProductPrices,
  cap: Grade = startingGrade,
): { state: ProductState; price: number } | undefined {
  const isGraded = grades.some((grade) => prices[grade] !== undefined);
  const candidates: readonly ProductState[] = isGraded ? grades.slice(grades.indexOf(cap)) : ['functional'];
  for (const state of candidates) {
    const price = prices[state];
    if (price !== undefined) return { state, price };
  }
  return undefined;
}
