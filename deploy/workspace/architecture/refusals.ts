/** What was asked for is not there, is not offered, or is somebody else's. */
const lookups = [
  ...['not-found', 'buyback-code-not-recognised', 'item-not-recognised'],
  ...['stock-choice-invalid', 'warehouse-not-assigned', 'no-transport-mode', 'no-payment-mode'],
];
const asking = ['invalid-request', 'forbidden', 'store-not-allowed'];
/** A paper that is asked for is not there yet, or never will be. */
const papers = [
  ...['shipping-label-not-expected', 'shipping-label-not-ready', 'transfer-order-unavailable'],
  ...['return-not-awaited', 'return-label-unavailable', 'package-label-unavailable'],
  ...['payment-batch-status-invalid', 'paying-account-missing', 'iban-required'],
];
/** A cart is a document, not a lifecycle: it has no decider. */
const carts = ['cart-already-validated', 'cart-full'];

/** The codes by which the shell of a lifecycle may refuse, by the role of its file; every other rule is a decider's. */
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

/** Codes of rules that stand outside their decider. @param path relative to the repository. */
export function misplacedRefusals(path: string, source: string): string[] {
  if (!isShell(path)) return [];
  const role = /\.([a-z]+)\.ts$/.exec(path)?.[1] ?? '';
  const thrown = source.matchAll(/new Refusal\(\s*([^)]*)/g);
  return [...thrown]
    .flatMap(([, given = '']) => [...(given.split('{')[0]?.matchAll(/'([a-z-]+)'/g) ?? [])])
    .flatMap(([, code = '']) => (allowed[role]?.includes(code) ? [] : [code]));
}
