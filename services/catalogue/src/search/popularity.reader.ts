import { Inject, Injectable } from '@nestjs/common';
import { ReadModels } from '@reprise/read-kernel';
import { idPages } from '@reprise/read-kernel/documents';
import { popularityOf, productPopularity } from '@reprise/read-search/product-popularity';

export type Popular = { readonly id: string; readonly accountId: string; readonly popularity: number };

/** How often the products of an account are bought back, in doublings (ADR 44). */
@Injectable()
export class PopularityReader {
  constructor(@Inject(ReadModels) private readonly readModels: Pick<ReadModels, 'collection'>) {}

  /** By id; a product that was never declared is missing. */
  async among(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await (await this.readModels.collection(productPopularity)).getMany(ids);
    const own = rows.filter((row) => row.accountId === accountId);
    return new Map(own.map(({ _id, declared }) => [_id, popularityOf(declared)]));
  }

  /** Every product that was ever declared, in batches. */
  async *all(): AsyncGenerator<readonly Popular[]> {
    const rows = await this.readModels.collection(productPopularity);
    for await (const page of idPages((beyond, piece) => rows.find(beyond, piece)))
      yield page.map(({ _id, accountId, declared }) => ({
        ...{ id: _id, accountId, popularity: popularityOf(declared) },
      }));
  }
}
