/**
 * The GS1 (mod 10) check digit of a payload: weights 3 and 1 from the right. @throws RangeError unless the payload
 * is all digits.
 */
export function gs1CheckDigit(payload: string): string {
  if (!/^\d+$/.test(payload)) throw new RangeError('a check digit can only be computed from digits');
  const sum = [...payload]
    .reverse()
    .reduce((all, digit, n) => all + Number(digit) * (n % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether the last digit is the GS1 check digit of the digits before it. */
export const hasGs1CheckDigit = (code: string): boolean =>
  /^\d{2,}$/.test(code) && gs1CheckDigit(code.slice(0, -1)) === code.slice(-1);

/** The Luhn (mod 10) check of an IMEI: every second digit from the right doubled. */
export function hasLuhnCheckDigit(code: string): boolean {
  if (!/^\d{2,}$/.test(code)) return false;
  const sum = [...code].reverse().reduce((all, digit, n) => {
    const value = Number(digit) * (n % 2 === 0 ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
