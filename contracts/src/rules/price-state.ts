import { grades, type AnswerEffect, type Grade, type ProductPrices } from './price.parts';
import type { ProductState } from './statuses';

/** A product is in the best state until an answer says otherwise. */
export const startingGrade: Grade = 'grade_a';

/** The worst state to which an answer caps the product; undefined when none caps. */
export function worstCap(effects: readonly AnswerEffect[]): Grade | undefined {
  const caps = new Set(effects.map(({ capState }) => capState));
  return grades.findLast((grade) => caps.has(grade));
}

/**
 * The state in which a product is bought, and its price in minor units.
 *
 * Grades go from `grade_a`, the best, to `grade_e`. A product starts at `grade_a`; an answer caps it to a worse one. Where
 * that grade has no price the next worse one that has a price is taken: never more than the state deserves.
 * `functional` is the one price of a device that works, for products that are not graded: it is used only where the
 * product has no grade price at all, and caps then change nothing. Undefined: the product is not bought in that state.
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
