import addressparser from 'nodemailer/lib/addressparser';

/** @returns the address in `Shop <mail@shop.example>`; undefined for none, or for more than one. */
export function senderAddress(text: string): string | undefined {
  const [only, ...others] = addressparser(text, { flatten: true });
  const address = others.length === 0 ? only?.address : undefined;
  return address !== undefined && /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
}

export const isOneAddress = (text: string): boolean => senderAddress(text) !== undefined;
