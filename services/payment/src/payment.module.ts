import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Lifecycles } from '@reprise/kernel';
import { BatchDesk } from './batch/batch-desk';
import { BatchFile } from './batch/batch-file';
import { paymentBatchDecider, paymentDecider } from './domain';
import { PaymentBatchController } from './payment-batch.controller';
import { PaymentController } from './payment.controller';
import { PaymentReader } from './read/payment-reader';

@Module({
  imports: [CqrsModule],
  controllers: [PaymentController, PaymentBatchController],
  providers: [BatchDesk, BatchFile, PaymentReader],
})
export class PaymentModule {
  constructor(lifecycles: Lifecycles) {
    lifecycles.add('payment', paymentDecider).add('payment_batch', paymentBatchDecider);
  }
}
