import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PublicSearchDocument } from '@reprise/contracts/catalogue';
import {
  SearchKeyRefused,
  type KeyOptions,
  type ProductQuery,
  type ProductResults,
  type PublicSearch,
  type SearchGrant,
} from '../product-search.port';
import { statusOf, type TypesenseConnection } from './typesense-connection';
import { publicDocumentOf } from './typesense-document';
import { collectionOf as aliasOf } from '../collection-name';
import { collectionsPattern, internalFields } from './typesense-schema';
import { searchProducts } from './typesense-searches';

const lifetimeMs = 12 * 3600 * 1000;
/** If an engine lost its keys, they are created again after this time. */
const sureForMs = 10 * 60 * 1000;
/** Length of a key that the engine treats as plain; longer ones are scoped. */
const keyLength = 32;

/**
 * Visitors' keys that the engine itself checks. An account's parent key may only search that account's collections;
 * a visitor's key is derived from it without a call, with the filter and the expiry inside the signature. The parent
 * key never leaves this process except to the engine.
 */
export class TypesensePublicSearch implements PublicSearch {
  /** When an account's parent key was last seen to exist. */
  private readonly made = new Map<string, number>();

  constructor(
    private readonly connection: TypesenseConnection,
    private readonly options: KeyOptions,
  ) {
    if (options.secret.length < 32) throw new RangeError('the search secret needs at least 32 characters');
  }

  async grant(accountId: string): Promise<SearchGrant> {
    const parent = this.parentOf(accountId);
    await this.ensure(accountId, parent);
    const ends = Math.floor((this.options.now().getTime() + lifetimeMs) / 1000);
    const limits = {
      filter_by: 'status:=published',
      exclude_fields: internalFields.join(','),
      expires_at: ends,
    };
    const token = await this.connection.call(async (client) =>
      client.keys().generateScopedSearchKey(parent, limits),
    );
    return { token, expiresAt: new Date(ends * 1000).toISOString() };
  }

  check(key: string, accountId: string): void {
    const parent = this.parentOf(accountId);
    const given = Buffer.from(key, 'base64');
    const limits = given.subarray(given.indexOf('{'));
    const signature = createHmac('sha256', parent).update(limits).digest('base64');
    const signed = Buffer.concat([Buffer.from(signature + parent.slice(0, 4)), limits]);
    if (given.length !== signed.length || !timingSafeEqual(given, signed)) throw new SearchKeyRefused(401);
  }

  async search(key: string, query: ProductQuery): Promise<ProductResults<PublicSearchDocument>> {
    const published = { ...query, status: 'published' } as const;
    try {
      return await this.connection.callWith(key, (client) =>
        searchProducts(client, published, publicDocumentOf),
      );
    } catch (error) {
      const status = statusOf(error);
      if (status !== 401 && status !== 403) throw error;
      // The engine may have lost its keys: the next visitor's is created again.
      this.made.delete(query.accountId);
      throw new SearchKeyRefused(401);
    }
  }

  private parentOf(accountId: string): string {
    const digest = createHmac('sha256', this.options.secret).update(`typesense/${accountId}`);
    return digest.digest('base64url').slice(0, keyLength);
  }

  /** 409: another host, or this one earlier, created the same key. */
  private async ensure(accountId: string, value: string): Promise<void> {
    const now = this.options.now().getTime();
    if (now < (this.made.get(accountId) ?? 0) + sureForMs) return;
    const key = {
      value,
      description: `product search of account ${accountId}`,
      actions: ['documents:search'],
      collections: [aliasOf(accountId), collectionsPattern(accountId)],
    };
    try {
      await this.connection.call((client) => client.keys().create(key));
    } catch (error) {
      if (statusOf(error) !== 409) throw error;
    }
    this.made.set(accountId, now);
  }
}
