import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  downloadReturnLabel,
  handOverReturn,
  handOverReturns,
  releaseItem,
  releaseItems,
  requestReturnTransport,
  requestReturnTransports,
  sendQuarantineMail,
  sendQuarantineMails,
} from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { mayKnowCustomer } from '@reprise/contracts/rules';
import { actingOn } from '@reprise/kernel';
import { eachInBulk, Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { FILES, type FileStore } from '@reprise/kernel/ports';
import { ItemLifecycle } from '../lifecycle';
import { ItemReader } from '../read/item.reader';
import { HandOverReturn } from './hand-over-return.handler';
import { ReleaseFromQuarantine } from './release-from-quarantine.handler';

/** Quarantine and the return to the customer. */
@Controller()
export class QuarantineController {
  constructor(
    private readonly reader: ItemReader,
    private readonly items: ItemLifecycle,
    private readonly bus: CommandBus,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  @Endpoint(releaseItem)
  async release(@Input() { scope, params, body, commandMeta }: InputOf<typeof releaseItem>) {
    const item = await this.reader.byId(scope, params.id);
    const release = new ReleaseFromQuarantine(item, body, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(release), item.id);
  }

  @Endpoint(sendQuarantineMail)
  async mail(@Input() { scope, params, commandMeta }: InputOf<typeof sendQuarantineMail>) {
    const item = await this.reader.byId(scope, params.id);
    const asked = { type: 'RequestQuarantineMail', data: {} } as const;
    const { position } = await this.items.run(item.id, asked, actingOn(commandMeta, item));
    return this.reader.after(position, item.id);
  }

  @Endpoint(requestReturnTransport)
  async returnTransport(@Input() { scope, params, commandMeta }: InputOf<typeof requestReturnTransport>) {
    const item = await this.reader.byId(scope, params.id);
    const asked = { type: 'RequestReturnTransport', data: {} } as const;
    const { position } = await this.items.run(item.id, asked, actingOn(commandMeta, item));
    return this.reader.after(position, item.id);
  }

  @Endpoint(handOverReturn)
  async handOver(@Input() { scope, params, commandMeta }: InputOf<typeof handOverReturn>) {
    const item = await this.reader.byId(scope, params.id);
    const handOver = new HandOverReturn(item.id, actingOn(commandMeta, item));
    return this.reader.after(await this.bus.execute(handOver), item.id);
  }

  @Endpoint(downloadReturnLabel)
  async label(@Input() { scope, params }: InputOf<typeof downloadReturnLabel>) {
    const item = await this.reader.byId(scope, params.id);
    if (item.status !== 'item_to_return') throw new Refusal('return-not-awaited');
    // The label bears the customer's address.
    if (!mayKnowCustomer(scope.accountId, { ...item, itemStatus: item.status }))
      throw new Refusal('not-found');
    const file = item.returnLabelKey ? await this.files.get(item.returnLabelKey) : undefined;
    if (!file) throw new Refusal('return-label-unavailable');
    return fileReply(file.bytes, { name: `return-label-${item.identificationNumber}.pdf` });
  }

  @Endpoint(releaseItems)
  releaseMany(@Input() input: InputOf<typeof releaseItems>) {
    return eachInBulk(releaseItems, input, (line) => this.release(line));
  }

  @Endpoint(sendQuarantineMails)
  mailMany(@Input() input: InputOf<typeof sendQuarantineMails>) {
    return eachInBulk(sendQuarantineMails, input, (line) => this.mail(line));
  }

  @Endpoint(handOverReturns)
  handOverMany(@Input() input: InputOf<typeof handOverReturns>) {
    return eachInBulk(handOverReturns, input, (line) => this.handOver(line));
  }

  @Endpoint(requestReturnTransports)
  returnMany(@Input() input: InputOf<typeof requestReturnTransports>) {
    return eachInBulk(requestReturnTransports, input, (line) => this.returnTransport(line));
  }
}
