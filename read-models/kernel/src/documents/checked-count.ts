/** @throws RangeError: a store would read a negative or fractional limit as "all". */
export function checkedCount(value: number, what: string): number {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${what} must be a whole number, not ${value}`);
  return value;
}
