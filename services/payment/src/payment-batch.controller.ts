import { Controller } from '@nestjs/common';
import {
  approvePaymentBatch,
  discardPaymentBatch,
  downloadPaymentBatch,
  executePaymentBatch,
  listPaymentBatches,
  preparePaymentBatch,
} from '@reprise/contracts/payment';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { BatchDesk } from './batch/batch-desk';
import { BatchFile } from './batch/batch-file';
import { PaymentReader } from './read/payment-reader';

@Controller()
export class PaymentBatchController {
  constructor(
    private readonly reader: PaymentReader,
    private readonly desk: BatchDesk,
    private readonly file: BatchFile,
  ) {}

  @Endpoint(listPaymentBatches)
  list(@Input() { scope, list }: InputOf<typeof listPaymentBatches>) {
    return this.reader.batches(scope, list);
  }

  @Endpoint(preparePaymentBatch)
  prepare(@Input() { scope, body, commandMeta }: InputOf<typeof preparePaymentBatch>) {
    return this.desk.prepare(scope, body, commandMeta);
  }

  @Endpoint(approvePaymentBatch)
  async approve(@Input() { scope, params, commandMeta }: InputOf<typeof approvePaymentBatch>) {
    return this.desk.approve(await this.reader.batch(scope, params.id), commandMeta);
  }

  @Endpoint(discardPaymentBatch)
  async discard(@Input() { scope, params, commandMeta }: InputOf<typeof discardPaymentBatch>) {
    return this.desk.discard(await this.reader.batch(scope, params.id), commandMeta);
  }

  @Endpoint(executePaymentBatch)
  async execute(@Input() { scope, params, commandMeta }: InputOf<typeof executePaymentBatch>) {
    return this.desk.execute(await this.reader.batch(scope, params.id), commandMeta);
  }

  @Endpoint(downloadPaymentBatch)
  async download(@Input() { scope, params }: InputOf<typeof downloadPaymentBatch>) {
    const batch = await this.reader.batch(scope, params.id);
    return fileReply(await this.file.of(batch), { name: `${batch.number}.xml` });
  }
}
