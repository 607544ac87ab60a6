/**
 * A code as it is meant, whatever it was copied from: full-width digits and no-break spaces become plain ones, and what
 * is not seen goes, such as the marks that telephones put around a number from the address book.
 */
export const plainSigns = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

export const withoutSpaces = (text: string): string => plainSigns(text).replace(/\s/g, '');
