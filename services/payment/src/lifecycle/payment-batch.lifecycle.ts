import { Inject, Injectable } from '@nestjs/common';
import {
  paymentBatchCommands,
  type PaymentBatchCommand,
  type PaymentBatchEvent,
} from '@reprise/contracts/payment';
import { DeciderStore, Lifecycle, lifecycle } from '@reprise/kernel';
import { DECIDER_STORE } from '@reprise/kernel/ports';
import { paymentBatchDecider, type PaymentBatchState } from '../domain';

const definition = lifecycle(paymentBatchCommands, paymentBatchDecider);

@Injectable()
export class PaymentBatchLifecycle extends Lifecycle<
  PaymentBatchCommand,
  PaymentBatchEvent,
  PaymentBatchState
> {
  constructor(@Inject(DECIDER_STORE) store: DeciderStore) {
    super(store, definition);
  }
}
