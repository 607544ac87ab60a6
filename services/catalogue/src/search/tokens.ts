/** Nest token of the `ProductSearch` port; a host may provide another adapter than the embedded one. */
export const productSearchToken = Symbol.for('reprise.product-search');
/** Nest token of the secret that signs search keys: a text of at least 32 characters. */
export const searchSecretToken = Symbol.for('reprise.search-secret');
