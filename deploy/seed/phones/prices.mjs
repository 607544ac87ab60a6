import { createHash } from 'node:crypto';

export const priceRule =
  'Demonstration prices, not market prices: grade A is 10 to 299 in whole units, drawn from a hash of the reference; ' +
  'B, C, D and E are 80, 60, 40 and 15 % of it, in steps of 0.50.';

const shares = { grade_a: 100, grade_b: 80, grade_c: 60, grade_d: 40, grade_e: 15 };

/** Minor units per state, always the same for the same reference. */
export function demonstrationPrices(reference) {
  const drawn = createHash('sha256').update(reference).digest().readUInt32BE(0) % 290;
  const best = (10 + drawn) * 100;
  const price = (share) => Math.round((best * share) / 100 / 50) * 50;
  return Object.fromEntries(Object.entries(shares).map(([state, share]) => [state, price(share)]));
}
