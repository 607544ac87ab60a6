const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

export const createUrl = (product: string, imei?: string): string =>
  withQuery('/buyback/create', { product, imei });
/** A line of the cart is changed where it was made. */
export const changeUrl = (line: { productId: string; inCartId: string }): string =>
  withQuery('/buyback/create', { product: line.productId, line: line.inCartId });
/** Products by words, or of one category. */
export const resultsUrl = (found: { q?: string; category?: string }): string => withQuery('/results', found);
export const categoriesUrl = (within?: string): string => withQuery('/categories', { within });
/** The cart, as the specification addresses it; `step`: its customer, its summary. */
export const cartUrl = (step?: 'customer' | 'summary'): string =>
  withQuery('/buyback/create', { goToCartFromOtherRoute: 'true', step });
export const notEligibleUrl = (product: string): string => withQuery('/buyback-not-eligible', { product });
