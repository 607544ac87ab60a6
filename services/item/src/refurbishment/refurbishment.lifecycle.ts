import { Injectable } from '@nestjs/common';
import type { ItemCommand, ItemRefurbishment } from '@reprise/contracts/item';
import { actingOn, type CommandMeta } from '@reprise/kernel';
import type { Reply } from '@reprise/kernel/http';
import type { ItemListRow } from '@reprise/read-item';
import type { TenantScope } from '@reprise/read-kernel/query';
import { ItemLifecycle } from '../lifecycle';
import { ItemReader } from '../read/item.reader';
import { RefurbishmentReader } from './refurbishment.reader';

export type OnItem = {
  readonly scope: TenantScope;
  readonly commandMeta: CommandMeta;
  readonly params: { readonly id: string };
};
type Asks = (item: ItemListRow, meta: CommandMeta) => ItemCommand | Promise<ItemCommand>;

/** Acts on an item in refurbishment: the item, the command made for it, and what came of it. */
@Injectable()
export class RefurbishmentActs {
  constructor(
    private readonly items: ItemReader,
    private readonly reader: RefurbishmentReader,
    private readonly lifecycle: ItemLifecycle,
  ) {}

  async run({ scope, commandMeta, params }: OnItem, asks: Asks): Promise<Reply<ItemRefurbishment>> {
    const item = await this.items.bought(scope, params.id);
    const meta = actingOn(commandMeta, item);
    const { position } = await this.lifecycle.run(item.id, await asks(item, meta), meta);
    return this.reader.after(scope, position, item.id);
  }
}
