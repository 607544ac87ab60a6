/** @throws RangeError: a negative or fractional limit would mean "all" to a store. */
export function checkedCount(value: number, what: string): number {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${what} must be a whole number, not ${value}`);
  return value;
}
