/** Back office §3, transfer-order variables; written `{{total_price}}` in the configured text. */
export const transferOrderVariables = [
  'total_price',
  'buyer_address',
  'buyer_long_name',
  'buyer_name',
  'buyer_siret',
  'buyer_capital',
  'customer_firstname',
  'customer_lastname',
  'payment_type',
  'product_label',
] as const;
export type TransferOrderVariable = (typeof transferOrderVariables)[number];
export type TransferOrderValues = Readonly<Record<TransferOrderVariable, string>>;

const isKnown = (name: string): name is TransferOrderVariable =>
  transferOrderVariables.some((variable) => variable === name);
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names between double braces that are no variable, each once; back office §5: only inserted variables are allowed. */
export function validateTransferOrderText(text: string): readonly string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isKnown(name)))];
}

/** Puts the values in, once: braces inside a value stay as they are. Unknown names stay visible. */
export function fillTransferOrder(text: string, values: TransferOrderValues): string {
  return text.replace(placeholder, (whole, name: string) => (isKnown(name) ? values[name] : whole));
}
