import { Controller, Inject } from '@nestjs/common';
import {
  searchEndpoints as endpoints,
  type SearchAccess,
  type SearchParameters,
  type SearchResponse,
} from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import { apiRoot, Endpoint, Input, reply, type InputOf, type Reply } from '@reprise/kernel/http';
import type { Documents } from '@reprise/read-kernel/documents';
import {
  accountOf,
  collectionOf,
  SearchKeyRefused,
  type PublicSearch,
} from '@reprise/read-search/product-search';
import { catalogueDocuments } from '../catalogue-documents.reader';
import { PriceTagsReader } from '../products/price-tags.reader';
import { taggedFacets, taggedHit, unboughtThrough } from '../products/price-tags.rules';
import { ProductIndexer } from './product-indexer';
import { publicSearchToken } from './tokens';
import { typesenseAnswer } from './typesense-answer';
import { SearchFault } from './search-fault';
import { typesenseQuery } from './typesense-query';
import { DOCUMENTS } from '@reprise/kernel/ports';

const keyName = 'x-typesense-api-key';
type Failure = { readonly status: number; readonly message: string };
type Answer = SearchResponse | Failure;
const failed = (answer: Answer): answer is Failure => 'status' in answer;

@Controller()
export class SearchController {
  constructor(
    @Inject(publicSearchToken) private readonly visitors: PublicSearch,
    @Inject(ProductIndexer) private readonly indexer: ProductIndexer,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(PriceTagsReader) private readonly tags: PriceTagsReader,
  ) {}

  @Endpoint(endpoints.access)
  async access(@Input() { session, params }: InputOf<typeof endpoints.access>): Promise<SearchAccess> {
    const { accountId } = session;
    const isAccount = params.id === accountId;
    const [own] = await catalogueDocuments(this.documents).organisations.find(accountId, { _id: params.id });
    if (!isAccount && !own) throw new Refusal('not-found');
    const grant = await this.visitors.grant(accountId);
    return { ...grant, collection: collectionOf(accountId), path: `${apiRoot}/search` };
  }

  @Endpoint(endpoints.search)
  async one(@Input() { request, params, query }: InputOf<typeof endpoints.search>): Promise<Reply<unknown>> {
    const { [keyName]: inQuery, ...parameters } = query;
    const key = keyIn(request.headers[keyName], inQuery);
    return answered(await this.answer(key, params.collection, parameters));
  }

  @Endpoint(endpoints.multiSearch)
  async many(
    @Input() { request, query, body }: InputOf<typeof endpoints.multiSearch>,
  ): Promise<Reply<unknown>> {
    const { [keyName]: inQuery, ...common } = query;
    const key = keyIn(request.headers[keyName], inQuery);
    const results = await Promise.all(
      body.searches.map(({ collection, ...own }) => this.answer(key, collection, { ...common, ...own })),
    );
    // A key that is valid for none of them is refused as a whole.
    if (results.every((one) => failed(one) && one.status === forbidden.status)) return answered(forbidden);
    return reply({
      results: results.map((one) => (failed(one) ? { code: one.status, error: one.message } : one)),
    });
  }

  private async answer(
    key: string | undefined,
    collection: string,
    parameters: SearchParameters,
  ): Promise<Answer> {
    const accountId = accountOf(collection);
    if (!key) return forbidden;
    if (!accountId) return notFound;
    if (!this.indexer.ready) return notReady;
    const started = performance.now();
    try {
      this.visitors.check(key, accountId);
      const tags = await this.tags.read(accountId);
      const query = typesenseQuery(accountId, parameters, (channel) => unboughtThrough(tags, channel));
      const results = await this.visitors.search(key, query);
      const took = performance.now() - started;
      const told = { ...results, facets: taggedFacets(tags, results.facets) };
      return typesenseAnswer(collection, query, told, took, (found) => taggedHit(tags, found));
    } catch (error) {
      return failureOf(error);
    }
  }
}

/** @throws errors that are not a reply of a search engine. */
function failureOf(error: unknown): Failure {
  if (error instanceof SearchFault) return { status: 400, message: error.message };
  if (error instanceof SearchKeyRefused) return error.status === 401 ? forbidden : notFound;
  if (error instanceof Refusal && error.code === 'engine-unavailable') return notReady;
  throw error;
}

const notFound: Failure = { status: 404, message: 'Not found.' };
/** The status at which the browser's client retries. */
const notReady: Failure = { status: 503, message: 'Not Ready or Lagging' };
const forbidden: Failure = {
  status: 401,
  message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.',
};

const keyIn = (...places: readonly unknown[]): string | undefined =>
  places.find((place): place is string => typeof place === 'string');

/** Errors in the client's own format, not as a problem document. */
const answered = (answer: Answer): Reply<unknown> =>
  failed(answer) ? reply({ message: answer.message }, { status: answer.status }) : reply(answer);
