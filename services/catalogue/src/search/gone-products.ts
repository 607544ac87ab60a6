import type { ProductSearch } from '@reprise/read-search/product-search';

const perPage = 1000;

/** What an index holds besides the products that exist. Looked for only where it holds more than it should. */
export async function goneProducts(
  search: ProductSearch,
  accountId: string,
  known: ReadonlySet<string>,
): Promise<readonly string[]> {
  const gone: string[] = [];
  const indexed = await search.count(accountId);
  if (indexed <= known.size) return gone;
  for (let page = 1; (page - 1) * perPage < indexed; page += 1) {
    const { hits } = await search.search({ accountId, q: '', page, perPage });
    gone.push(...hits.map(({ document }) => document.id).filter((id) => !known.has(id)));
  }
  return gone;
}
