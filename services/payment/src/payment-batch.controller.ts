import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  approvePaymentBatch,
  discardPaymentBatch,
  downloadPaymentBatch,
  executePaymentBatch,
  listPaymentBatches,
  preparePaymentBatch,
  readBatchPayees,
  readDuePayees,
} from '@reprise/contracts/payment';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { ApproveBatch } from './batch/approve-batch.handler';
import { BatchFileReader } from './batch/batch-file.reader';
import { DiscardBatch } from './batch/discard-batch.handler';
import { ExecuteBatch } from './batch/execute-batch.handler';
import { PayeesQuery } from './batch/payees.query';
import { PrepareBatch } from './batch/prepare-batch.handler';
import { PaymentReader } from './read/payment.reader';

@Controller()
export class PaymentBatchController {
  constructor(
    private readonly reader: PaymentReader,
    private readonly file: BatchFileReader,
    private readonly payees: PayeesQuery,
    private readonly bus: CommandBus,
  ) {}

  @Endpoint(listPaymentBatches)
  list(@Input() { scope, list }: InputOf<typeof listPaymentBatches>) {
    return this.reader.batches(scope, list);
  }

  @Endpoint(readDuePayees)
  due(@Input() { scope, session, query }: InputOf<typeof readDuePayees>) {
    return this.payees.due(scope, session, query.page);
  }

  @Endpoint(readBatchPayees)
  async paid(@Input() { scope, session, params, query }: InputOf<typeof readBatchPayees>) {
    return this.payees.of(await this.reader.batch(scope, params.id), session, query.page);
  }

  @Endpoint(preparePaymentBatch)
  async prepare(@Input() { scope, body, commandMeta }: InputOf<typeof preparePaymentBatch>) {
    const { id, position } = await this.bus.execute(new PrepareBatch(scope, body, commandMeta));
    return this.reader.afterBatch(position, id);
  }

  @Endpoint(approvePaymentBatch)
  async approve(@Input() { scope, params, commandMeta }: InputOf<typeof approvePaymentBatch>) {
    const batch = await this.reader.batch(scope, params.id);
    return this.reader.afterBatch(await this.bus.execute(new ApproveBatch(batch, commandMeta)), batch.id);
  }

  @Endpoint(discardPaymentBatch)
  async discard(@Input() { scope, params, commandMeta }: InputOf<typeof discardPaymentBatch>) {
    const batch = await this.reader.batch(scope, params.id);
    return this.reader.afterBatch(await this.bus.execute(new DiscardBatch(batch, commandMeta)), batch.id);
  }

  @Endpoint(executePaymentBatch)
  async execute(@Input() { scope, params, commandMeta }: InputOf<typeof executePaymentBatch>) {
    const { id } = await this.reader.batch(scope, params.id);
    return this.reader.afterBatch(await this.bus.execute(new ExecuteBatch(id, commandMeta)), id);
  }

  @Endpoint(downloadPaymentBatch)
  async download(@Input() { scope, params, session }: InputOf<typeof downloadPaymentBatch>) {
    const batch = await this.reader.batch(scope, params.id);
    return fileReply(await this.file.of(batch, session), { name: `${batch.number}.xml` });
  }
}
