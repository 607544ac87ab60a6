import { Controller, Inject } from '@nestjs/common';
import {
  searchEndpoints as endpoints,
  type SearchAccess,
  type SearchClaims,
  type SearchParameters,
  type SearchResponse,
} from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { apiRoot, DOCUMENTS, Endpoint, Input, reply, type InputOf, type Reply } from '@reprise/kernel/http';
import type { Documents } from '@reprise/read-kernel/documents';
import type { ProductSearch } from '@reprise/read-search/product-search';
import { catalogueDocuments } from '../neighbours';
import { ProductIndexer } from './product-indexer';
import { SearchKeys } from './search-keys';
import { productSearchToken } from './tokens';
import { typesenseAnswer } from './typesense-answer';
import { SearchFault, typesenseQuery } from './typesense-query';

const keyName = 'x-typesense-api-key';
const collectionOf = (accountId: string): string => `products_${accountId}`;
type Failure = { readonly status: number; readonly message: string };
type Answer = SearchResponse | Failure;
const failed = (answer: Answer): answer is Failure => 'status' in answer;

@Controller()
export class SearchController {
  constructor(
    @Inject(productSearchToken) private readonly search: ProductSearch,
    @Inject(ProductIndexer) private readonly indexer: ProductIndexer,
    @Inject(SearchKeys) private readonly keys: SearchKeys,
    @Inject(DOCUMENTS) private readonly documents: Documents,
  ) {}

  @Endpoint(endpoints.access)
  async access(@Input() { session, params }: InputOf<typeof endpoints.access>): Promise<SearchAccess> {
    const { accountId } = session;
    const isAccount = params.id === accountId;
    const [own] = await catalogueDocuments(this.documents).organisations.find(accountId, { _id: params.id });
    if (!isAccount && !own) throw new Refusal('not-found');
    return { ...this.keys.make(accountId), collection: collectionOf(accountId), path: `${apiRoot}/search` };
  }

  @Endpoint(endpoints.search)
  async one(@Input() { request, params, query }: InputOf<typeof endpoints.search>): Promise<Reply<unknown>> {
    const { [keyName]: inQuery, ...parameters } = query;
    const claims = this.keys.read(keyIn(request.headers[keyName], inQuery));
    return answered(await this.answer(claims, params.collection, parameters));
  }

  @Endpoint(endpoints.multiSearch)
  async many(
    @Input() { request, query, body }: InputOf<typeof endpoints.multiSearch>,
  ): Promise<Reply<unknown>> {
    const { [keyName]: inQuery, ...common } = query;
    const claims = this.keys.read(keyIn(request.headers[keyName], inQuery));
    if (!claims) return answered(forbidden);
    const results = await Promise.all(
      body.searches.map(({ collection, ...own }) => this.answer(claims, collection, { ...common, ...own })),
    );
    return reply({
      results: results.map((one) => (failed(one) ? { code: one.status, error: one.message } : one)),
    });
  }

  private async answer(
    claims: SearchClaims | undefined,
    collection: string,
    parameters: SearchParameters,
  ): Promise<Answer> {
    if (!claims) return forbidden;
    if (collection !== collectionOf(claims.accountId)) return { status: 404, message: 'Not found.' };
    if (!this.indexer.ready) return { status: 503, message: 'Not Ready or Lagging' };
    const started = performance.now();
    try {
      const query = typesenseQuery(claims.accountId, parameters);
      const results = await this.search.search(query);
      return typesenseAnswer(collection, query, results, performance.now() - started);
    } catch (error) {
      if (!(error instanceof SearchFault)) throw error;
      return { status: 400, message: error.message };
    }
  }
}

const forbidden: Failure = {
  status: 401,
  message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.',
};

const keyIn = (...places: readonly unknown[]): string | undefined =>
  places.find((place): place is string => typeof place === 'string');

/** Faults in the words and the shape that the client knows, not as a problem document. */
const answered = (answer: Answer): Reply<unknown> =>
  failed(answer) ? reply({ message: answer.message }, { status: answer.status }) : reply(answer);
