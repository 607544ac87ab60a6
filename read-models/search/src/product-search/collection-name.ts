const aliasForm = /^products_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The name that visitors use: the live index of an account, whatever the engine. */
export const collectionOf = (accountId: string): string => `products_${accountId}`;

/** The account whose live index has this name; undefined for any other name. */
export const accountOf = (collection: string): string | undefined => aliasForm.exec(collection)?.[1];
