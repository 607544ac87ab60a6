/** The requested thing does not exist, is not offered, or belongs to somebody else. */
const lookups = [
  ...['not-found', 'buyback-code-not-recognised', 'item-not-recognised', 'unknown-reference'],
  ...['stock-choice-invalid', 'warehouse-not-assigned', 'no-transport-mode', 'no-payment-mode'],
];
const asking = ['invalid-request', 'forbidden', 'store-not-allowed'];
/** The requested paper does not exist yet, or never will. */
const papers = [
  ...['shipping-label-not-expected', 'shipping-label-not-ready', 'transport-provider-unreachable'],
  ...['hand-over-not-signed', 'transfer-order-unavailable'],
  ...['return-not-awaited', 'return-label-unavailable', 'package-label-unavailable', 'passport-not-ready'],
  ...['payment-batch-status-invalid', 'paying-account-missing', 'iban-required'],
];
/** A cart is a document, not a lifecycle: it has no decider. A store's is a feature that an account pays for. */
const carts = ['cart-already-validated', 'cart-full', 'premium-feature-missing'];

/**
 * The codes with which the shell of a lifecycle may refuse, by the role of its file; every other rule belongs to a
 * decider.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  handler: [...lookups, ...asking, ...carts],
  rules: [...lookups, ...asking],
  store: lookups,
  reader: [...lookups, ...papers, ...carts],
  query: lookups,
  controller: [...lookups, ...asking, ...papers],
};

const isShell = (path: string): boolean =>
  /^services\/(buyback|item|payment|package)\/src\/(?!domain\/|testing\/)/.test(path) &&
  !/\.spec\.ts$/.test(path);

/** Codes of rules outside their decider. @param path relative to the repository. */
export function misplacedRefusals(path: string, source: string): string[] {
  if (!isShell(path)) return [];
  const role = /\.([a-z]+)\.ts$/.exec(path)?.[1] ?? '';
  const thrown = source.matchAll(/new Refusal\(\s*([^)]*)/g);
  return [...thrown]
    .flatMap(([, given = '']) => [...(given.split('{')[0]?.matchAll(/'([a-z-]+)'/g) ?? [])])
    .flatMap(([, code = '']) => (allowed[role]?.includes(code) ? [] : [code]));
}
