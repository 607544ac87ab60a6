/** SQLITE_CONSTRAINT_UNIQUE and _PRIMARYKEY. */
const uniqueViolations = [2067, 1555];

/** Checked by code, not by `instanceof Error`: the driver's errors may come from another realm than the caller's. */
export const isSqliteError = (error: unknown, codes: readonly number[]): error is { message: string } =>
  typeof error === 'object' && error !== null && 'errcode' in error && codes.includes(Number(error.errcode));

export const isUniqueViolation = (error: unknown): error is { message: string } =>
  isSqliteError(error, uniqueViolations);

/** Known by its words: what a statement is refused for has no code of its own. */
export const isMissingIndex = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  String(error.message).startsWith('no such index');
