import type { EndpointSpec } from './endpoint';

/** What a name means wherever it stands in a path or a query; a schema that says more goes before. */
const everywhere: Readonly<Record<string, string>> = {
  accountId: 'The id of the account.',
  account_id:
    'For operators of the platform: the id of the account. Others may name their own, which is the default.',
  buybackId: 'The id of the buyback, a UUID.',
  cartId: 'The id of the cart, a UUID that whoever saves it first chooses.',
  circuitId: 'The id of the circuit, or its kind.',
  itemId: 'The id of the item, a UUID.',
  productId: 'The id of the product, a UUID.',
  stepId: 'The id of the refurbishment step of the item, a UUID.',
  storeId: 'The id of the store, a UUID.',
  authorization: 'The token, for an EventSource, which sends no headers; elsewhere it belongs into a header.',
  page: 'Which page, counted from 1.',
};

const withoutParameters = (path: string): string =>
  path.replace(/\/\{\w+\}$/, '').replace(/\/\{\w+\}.*$/, '');

/** Undefined where the schema has to say it itself; `openapi.spec` finds those that do not. */
export function meaningOf({ path }: Pick<EndpointSpec, 'path'>, parameter: string): string | undefined {
  const known = everywhere[parameter];
  if (known) return known;
  if (parameter === 'id' && path.includes('{id}'))
    return `The \`id\` of one of \`${withoutParameters(path.slice(0, path.indexOf('{id}') + 4))}\`.`;
  return undefined;
}
