/** Premium feature of the account: more than one product in a cart (customer journey §6). */
export const isMultiProduct = (features: readonly string[]): boolean =>
  features.includes('multi_product_cart');
