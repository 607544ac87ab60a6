import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  findLostItem,
  findLostItems,
  handBackItem,
  markItemLost,
  markItemsLost,
  mayFind,
  mayLose,
  reintegrateItem,
  reintegrateItems,
  returnItem,
  returnItems,
} from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { actingOn } from '@reprise/kernel';
import { eachInBulk, Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { ItemLifecycle } from '../lifecycle';
import { ItemReader } from '../read/item.reader';
import { HandBackItem } from './hand-back-item.handler';
import { MarkItemLost } from './mark-item-lost.handler';
import { ReintegrateItem } from './reintegrate-item.handler';
import { ReturnItem } from './return-item.handler';

/** What was lost, what becomes of it once it is found, and of what is held though its buyback was cancelled. */
@Controller()
export class LossController {
  constructor(
    private readonly reader: ItemReader,
    private readonly items: ItemLifecycle,
    private readonly bus: CommandBus,
  ) {}

  @Endpoint(markItemLost)
  async lost(@Input() { scope, params, body, session, commandMeta }: InputOf<typeof markItemLost>) {
    if (!mayLose(body.where, session.permissions)) throw new Refusal('forbidden');
    const item = await this.reader.byId(scope, params.id);
    const lost = new MarkItemLost(item.id, body, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(lost), item.id);
  }

  @Endpoint(findLostItem)
  async found(@Input() { scope, params, session, commandMeta }: InputOf<typeof findLostItem>) {
    const item = await this.reader.byId(scope, params.id);
    if (!mayFind(item.status, session.permissions)) throw new Refusal('forbidden');
    const find = { type: 'FindItem', data: {} } as const;
    const { position } = await this.items.run(item.id, find, actingOn(commandMeta, item));
    return this.reader.after(position, item.id);
  }

  @Endpoint(reintegrateItem)
  async reintegrate(@Input() { scope, params, body, commandMeta }: InputOf<typeof reintegrateItem>) {
    const item = await this.reader.byId(scope, params.id);
    const reintegrate = new ReintegrateItem(item, body, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(reintegrate), item.id);
  }

  @Endpoint(returnItem)
  async return(@Input() { scope, params, commandMeta }: InputOf<typeof returnItem>) {
    const item = await this.reader.byId(scope, params.id);
    const back = new ReturnItem(item, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(back), item.id);
  }

  @Endpoint(handBackItem)
  async handBack(@Input() { scope, params, commandMeta }: InputOf<typeof handBackItem>) {
    const item = await this.reader.byId(scope, params.id);
    const back = new HandBackItem(item, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(back), item.id);
  }

  @Endpoint(markItemsLost)
  lostMany(@Input() input: InputOf<typeof markItemsLost>) {
    return eachInBulk(markItemsLost, input, (line) => this.lost(line));
  }

  @Endpoint(findLostItems)
  foundMany(@Input() input: InputOf<typeof findLostItems>) {
    return eachInBulk(findLostItems, input, (line) => this.found(line));
  }

  @Endpoint(reintegrateItems)
  reintegrateMany(@Input() input: InputOf<typeof reintegrateItems>) {
    return eachInBulk(reintegrateItems, input, (line) => this.reintegrate(line));
  }

  @Endpoint(returnItems)
  returnMany(@Input() input: InputOf<typeof returnItems>) {
    return eachInBulk(returnItems, input, (line) => this.return(line));
  }
}
