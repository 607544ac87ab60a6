import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ApproveBatchHandler } from './batch/approve-batch.handler';
import { BatchFileReader } from './batch/batch-file.reader';
import { DiscardBatchHandler } from './batch/discard-batch.handler';
import { ExecuteBatchHandler } from './batch/execute-batch.handler';
import { PayeesQuery } from './batch/payees.query';
import { PaymentFileStore } from './batch/payment-file.store';
import { PrepareBatchHandler } from './batch/prepare-batch.handler';
import { PaymentBatchLifecycle, PaymentLifecycle } from './lifecycle';
import { MarkAsPaidHandler } from './mark-as-paid.handler';
import { PaymentBatchController } from './payment-batch.controller';
import { PaymentController } from './payment.controller';
import { PaymentReader } from './read/payment.reader';

const handlers = [
  ApproveBatchHandler,
  DiscardBatchHandler,
  ExecuteBatchHandler,
  MarkAsPaidHandler,
  PrepareBatchHandler,
];

@Module({
  imports: [CqrsModule],
  controllers: [PaymentController, PaymentBatchController],
  providers: [
    PaymentLifecycle,
    PaymentBatchLifecycle,
    ...handlers,
    BatchFileReader,
    PayeesQuery,
    PaymentFileStore,
    PaymentReader,
  ],
})
export class PaymentModule {}
