import { Controller, Inject } from '@nestjs/common';
import {
  downloadReturnLabel,
  handOverReturn,
  releaseItem,
  requestReturnTransport,
  sendQuarantineMail,
} from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { FILES, type FileStore } from '@reprise/kernel/ports';
import { ItemActs } from './item-acts';
import { ItemReader } from './read/item-reader';

/** Quarantine and the way back to the customer. */
@Controller()
export class QuarantineController {
  constructor(
    private readonly reader: ItemReader,
    private readonly acts: ItemActs,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  @Endpoint(releaseItem)
  async release(@Input() { scope, params, body, commandMeta }: InputOf<typeof releaseItem>) {
    return this.acts.release(
      await this.reader.byId(scope, params.id),
      body.stockId,
      body.comment,
      commandMeta,
    );
  }

  @Endpoint(sendQuarantineMail)
  async mail(@Input() { scope, params, commandMeta }: InputOf<typeof sendQuarantineMail>) {
    return this.acts.run(
      await this.reader.byId(scope, params.id),
      { type: 'RequestQuarantineMail', data: {} },
      commandMeta,
    );
  }

  @Endpoint(requestReturnTransport)
  async returnTransport(@Input() { scope, params, commandMeta }: InputOf<typeof requestReturnTransport>) {
    return this.acts.run(
      await this.reader.byId(scope, params.id),
      { type: 'RequestReturnTransport', data: {} },
      commandMeta,
    );
  }

  @Endpoint(handOverReturn)
  async handOver(@Input() { scope, params, commandMeta }: InputOf<typeof handOverReturn>) {
    return this.acts.handOverReturn(await this.reader.byId(scope, params.id), commandMeta);
  }

  @Endpoint(downloadReturnLabel)
  async label(@Input() { scope, params }: InputOf<typeof downloadReturnLabel>) {
    const item = await this.reader.byId(scope, params.id);
    if (item.status !== 'item_to_return') throw new Refusal('return-not-awaited');
    const file = item.returnLabelKey ? await this.files.get(item.returnLabelKey) : undefined;
    if (!file) throw new Refusal('return-label-unavailable');
    return fileReply(file.bytes, { name: `return-label-${item.identificationNumber}.pdf` });
  }
}
