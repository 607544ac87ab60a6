import type { Client } from 'typesense';
import type { ProductHit, ProductQuery, ProductResults } from '../product-search.port';
import { statusOf } from './typesense-connection';
import { facetsOf, rangeQueries } from './typesense-facets';
import { hitsOf, type EngineAnswer } from './typesense-hits';
import { countParameters, searchParameters, windowsOf, type SearchWindow } from './typesense-parameters';

/** A search refused by the engine; the status is that of HTTP. */
class SearchFailed extends Error {
  constructor(
    readonly httpStatus: number,
    message: string,
  ) {
    super(message);
    this.name = 'SearchFailed';
  }
}

type Searches = Parameters<Client['multiSearch']['perform']>[0]['searches'];

async function ask(client: Client, searches: Searches): Promise<readonly EngineAnswer[]> {
  const { results }: { results: readonly EngineAnswer[] } = await client.multiSearch.perform({ searches });
  for (const { code, error = '' } of results) if (code !== undefined) throw new SearchFailed(code, error);
  return results;
}

const nothing = { found: 0, outOf: 0, hits: [], facets: [] };
const without = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** The first hits and, in parallel, the number of products; then the hits that do not fit into one search. */
async function find<D>(
  client: Client,
  query: ProductQuery,
  read: (stored: object) => D,
): Promise<ProductResults<D>> {
  const { windows, skip } = windowsOf(query);
  const [first = { page: 1, per_page: 0 }, ...later] = windows;
  const parameters = (window: SearchWindow) => without(searchParameters(query, window));
  const ranges = rangeQueries(query).flatMap((each) =>
    without(searchParameters(each, { page: 1, per_page: 0 })),
  );
  const asked = parameters(first);
  const [count, ...answers] = await ask(client, [countParameters(query), ...asked, ...ranges]);
  const [answer] = answers.splice(0, asked.length);
  const found = answer?.found ?? 0;
  const more = later.filter(({ page, per_page }) => (page - 1) * per_page < found).flatMap(parameters);
  const rest = more.length > 0 ? await ask(client, more) : [];
  const all = [...without(answer), ...rest].flatMap((each) => hitsOf(each, read));
  const hits = all.slice(skip, skip + query.perPage);
  const unscored = (hit: ProductHit<D>) => ({ ...hit, score: 0 });
  return {
    found,
    outOf: (query.status ? count?.found : count?.out_of) ?? 0,
    hits: asked[0]?.q === '*' ? hits.map(unscored) : hits,
    facets: facetsOf(query, answer, answers),
  };
}

/** An account without products has no collection. */
export async function searchProducts<D>(
  client: Client,
  query: ProductQuery,
  read: (stored: object) => D,
): Promise<ProductResults<D>> {
  try {
    return await find(client, query, read);
  } catch (error) {
    if (statusOf(error) === 404) return nothing;
    throw error;
  }
}

export async function countProducts(client: Client, accountId: string): Promise<number> {
  try {
    const [answer] = await ask(client, [countParameters({ accountId })]);
    return answer?.out_of ?? 0;
  } catch (error) {
    if (statusOf(error) === 404) return 0;
    throw error;
  }
}
