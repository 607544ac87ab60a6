/**
 * The code of a refurbishment step on its bench card: the end of its id, which readers of labels take as it is. It
 * names the step of the catalogue, so one card serves every item.
 */
export const stepCodeOf = (refurbStepId: string): string => `R-${refurbStepId.slice(-8).toUpperCase()}`;
export const isStepCode = (text: string): boolean => /^R-[0-9A-F]{8}$/i.test(text.trim());
