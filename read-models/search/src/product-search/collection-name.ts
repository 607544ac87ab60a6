const aliasForm = /^products_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What visitors ask for: the live index of an account, whatever the engine. */
export const collectionOf = (accountId: string): string => `products_${accountId}`;

/** The account whose live index bears the name; undefined for any other name. */
export const accountOf = (collection: string): string | undefined => aliasForm.exec(collection)?.[1];
