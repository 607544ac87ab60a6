import { Injectable, Inject } from '@nestjs/common';
import type { moveItems } from '@reprise/contracts/item';
import type { BodyOf, ReplyOf } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { actingOn, deriveId, type CommandMeta, type Position } from '@reprise/kernel';
import { itemEconomics, itemList } from '@reprise/read-item';
import { ReadModels } from '@reprise/read-kernel';
import type { TenantScope } from '@reprise/read-kernel/query';
import { itemDecider } from '../domain';
import { ItemLifecycle } from '../lifecycle';
import { ItemReader } from '../read/item.reader';
import { WarehouseStocksReader } from './warehouse-stocks.reader';

type Asked = BodyOf<typeof moveItems>;
type Line = ReplyOf<typeof moveItems>['lines'][number];
type Moved = { readonly line: Line; readonly position?: Position };

const result = (itemId: string, events: readonly unknown[]): Line => ({
  itemId,
  result: events.length > 0 ? 'moved' : 'unchanged',
});

/** Many items into one stock: what cannot be moved stays, and the others are moved all the same. */
@Injectable()
export class ItemMoves {
  constructor(
    private readonly reader: ItemReader,
    private readonly items: ItemLifecycle,
    private readonly stocks: WarehouseStocksReader,
    @Inject(ReadModels) private readonly readModels: ReadModels,
  ) {}

  async run(scope: TenantScope, asked: Asked, meta: CommandMeta): Promise<readonly Line[]> {
    const ids = [...new Set(asked.itemIds)];
    const moved = await Promise.all(ids.map((id) => this.line(scope, id, asked, meta)));
    const positions = moved.flatMap(({ position }) => position ?? []);
    // A list shows what was moved when this is answered.
    for (const position of positions)
      for (const list of [itemList, itemEconomics])
        await this.readModels.waitForPosition(list, position, 2000);
    return moved.map(({ line }) => line);
  }

  private async line(scope: TenantScope, id: string, asked: Asked, meta: CommandMeta): Promise<Moved> {
    try {
      return await this.move(scope, id, asked, meta);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { line: { itemId: id, result: 'refused', problem: error.code } };
    }
  }

  private async move(scope: TenantScope, id: string, asked: Asked, meta: CommandMeta): Promise<Moved> {
    const item = await this.reader.byId(scope, id);
    const { stockId, dryRun } = asked;
    const data = await this.stocks.entry(item, stockId, 'to_refurbish');
    const command = { type: 'MoveItem', data } as const;
    if (dryRun) {
      const { state } = await this.items.load(id);
      return { line: result(id, itemDecider.decide(command, state)) };
    }
    const own = { ...actingOn(meta, item), commandId: deriveId('move-items', meta.commandId, id) };
    const { events, position } = await this.items.run(id, command, own);
    return { line: result(id, events), position };
  }
}
