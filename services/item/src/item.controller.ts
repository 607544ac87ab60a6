import { Controller } from '@nestjs/common';
import {
  findItems,
  findLostItem,
  listItems,
  markItemLost,
  moveItem,
  readItem,
  reintegrateItem,
} from '@reprise/contracts/item';
import type { Permission } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { ItemActs } from './item-acts';
import { ItemReader, publicItem } from './read/item-reader';

const lossPermissions = {
  store: 'item.mark-lost-store',
  transport: 'item.mark-lost-transport',
  warehouse: 'item.mark-lost-warehouse',
} as const satisfies Record<string, Permission>;

@Controller()
export class ItemController {
  constructor(
    private readonly reader: ItemReader,
    private readonly acts: ItemActs,
  ) {}

  @Endpoint(listItems)
  list(@Input() { scope, list }: InputOf<typeof listItems>) {
    return this.reader.list(scope, list);
  }

  @Endpoint(findItems)
  async find(@Input() { scope, params }: InputOf<typeof findItems>) {
    return { items: (await this.reader.byCode(scope, params.code)).map(publicItem) };
  }

  @Endpoint(readItem)
  async read(@Input() { scope, params }: InputOf<typeof readItem>) {
    return publicItem(await this.reader.byId(scope, params.id));
  }

  @Endpoint(markItemLost)
  async lost(@Input() { scope, params, body, session, commandMeta }: InputOf<typeof markItemLost>) {
    if (!session.permissions.includes(lossPermissions[body.where])) throw new Refusal('forbidden');
    return this.acts.lost(await this.reader.byId(scope, params.id), body.where, body.comment, commandMeta);
  }

  @Endpoint(findLostItem)
  async found(@Input() { scope, params, commandMeta }: InputOf<typeof findLostItem>) {
    return this.acts.run(
      await this.reader.byId(scope, params.id),
      { type: 'FindItem', data: {} },
      commandMeta,
    );
  }

  @Endpoint(reintegrateItem)
  async reintegrate(@Input() { scope, params, body, commandMeta }: InputOf<typeof reintegrateItem>) {
    return this.acts.toStock(
      await this.reader.byId(scope, params.id),
      'ReintegrateItem',
      body.stockId,
      commandMeta,
    );
  }

  @Endpoint(moveItem)
  async move(@Input() { scope, params, body, commandMeta }: InputOf<typeof moveItem>) {
    return this.acts.toStock(await this.reader.byId(scope, params.id), 'MoveItem', body.stockId, commandMeta);
  }
}
