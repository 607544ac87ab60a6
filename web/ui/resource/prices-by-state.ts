import { productStates, type ProductState } from '@reprise/contracts/rules';

/** Those that a record of prices holds, in the order of states. @param value what a form or a history holds: anything. */
export function pricesByState(value: unknown): readonly { state: ProductState; price: number }[] {
  const prices: Readonly<Record<string, unknown>> = Object(value);
  return productStates.flatMap((state) => {
    const price = prices[state];
    return typeof price === 'number' ? [{ state, price }] : [];
  });
}
