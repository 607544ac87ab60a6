import { Controller, Inject } from '@nestjs/common';
import { stocks } from '@reprise/contracts/configuration';
import type { Page, RowOfResource } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import { stocksDefinition } from './stocks.resource';
import { STOCK_CONTENTS, type StockContents } from '@reprise/kernel/ports';

const { endpoints } = stocks;
type Row = RowOfResource<typeof stocks>;
type Stored = Omit<Row, 'identifier' | 'itemCount' | 'averageAge'>;

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

@Controller()
export class StocksController {
  constructor(
    @Inject(stocksDefinition.token) private readonly store: ResourceStore<typeof stocks>,
    @Inject(STOCK_CONTENTS) private readonly contents: StockContents,
  ) {}

  @Endpoint(endpoints.list)
  async list(@Input() { scope, list }: InputOf<typeof endpoints.list>): Promise<Page<Row>> {
    const page = await this.store.page(scope, list);
    return { ...page, items: await this.shown(page.items as readonly Stored[]) };
  }

  @Endpoint(endpoints.get)
  async get(@Input() { scope, params }: InputOf<typeof endpoints.get>): Promise<Row | undefined> {
    return this.one(await this.store.read(scope, params.id));
  }

  @Endpoint(endpoints.create)
  async create(
    @Input() { scope, body, commandMeta }: InputOf<typeof endpoints.create>,
  ): Promise<Row | undefined> {
    return this.one(await this.store.create(body, commandMeta, scope));
  }

  @Endpoint(endpoints.update)
  async update(
    @Input() { scope, params, body, commandMeta }: InputOf<typeof endpoints.update>,
  ): Promise<Row | undefined> {
    const seen = (stock: Stored): Promise<Row | undefined> => this.one(stock);
    return this.one(await this.store.update(params.id, body, commandMeta, scope, seen));
  }

  @Endpoint(endpoints.remove)
  async remove(@Input() { scope, params, commandMeta }: InputOf<typeof endpoints.remove>): Promise<void> {
    const stock = await this.store.read(scope, params.id);
    const content = (await this.contents.read([stock.id])).get(stock.id);
    if (content && content.itemCount > 0) {
      throw new Refusal('stock-not-empty', { itemCount: content.itemCount });
    }
    await this.store.remove(params.id, commandMeta, scope);
  }

  private async one(stock: Stored): Promise<Row | undefined> {
    return (await this.shown([stock]))[0];
  }

  private async shown(rows: readonly Stored[]): Promise<Row[]> {
    const ids = rows.map(({ id }) => id);
    const contents = ids.length > 0 ? await this.contents.read(ids) : new Map();
    return rows.map((row) => {
      const content = contents.get(row.id);
      const identifier = row.native ?? slug(row.name);
      return {
        ...row,
        identifier,
        itemCount: content?.itemCount ?? 0,
        averageAge: content?.averageAge ?? null,
      };
    });
  }
}
