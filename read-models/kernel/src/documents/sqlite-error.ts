/** SQLITE_CONSTRAINT_UNIQUE and _PRIMARYKEY. */
const uniqueViolations = [2067, 1555];

/** Checked by code, not by `instanceof Error`: the driver's errors may come from another realm than the caller's. */
export const isSqliteError = (error: unknown, codes: readonly number[]): error is { message: string } =>
  typeof error === 'object' && error !== null && 'errcode' in error && codes.includes(Number(error.errcode));

export const isUniqueViolation = (error: unknown): error is { message: string } =>
  isSqliteError(error, uniqueViolations);

/** A named index is gone, or does not serve the statement. Known by its words: such an error has no code of its own. */
export const isUnusableIndex = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  /^no (such index|query solution)/.test(String(error.message));
