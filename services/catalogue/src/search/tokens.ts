/** Nest token of the `SharedProductSearch` that a host may provide: one index for all processes, fed by the worker. */
export const sharedSearchToken = Symbol.for('reprise.shared-search');
/** Nest token of the `ProductSearch` port: the shared one, else an index in this process's memory. */
export const productSearchToken = Symbol.for('reprise.product-search');
/** Nest token of the secret that signs search keys: a text of at least 32 characters. */
export const searchSecretToken = Symbol.for('reprise.search-secret');
/** Nest token of further secrets whose search keys are valid; a host may provide them. */
export const otherSearchSecretsToken = Symbol.for('reprise.other-search-secrets');
/** Nest token of the `PublicSearch` port: visitors' keys, and search by those who hold one. */
export const publicSearchToken = Symbol.for('reprise.public-search');
