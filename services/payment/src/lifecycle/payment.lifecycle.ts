import { Inject, Injectable } from '@nestjs/common';
import { paymentCommands, type PaymentCommand, type PaymentEvent } from '@reprise/contracts/payment';
import { DeciderStore, Lifecycle, lifecycle } from '@reprise/kernel';
import { DECIDER_STORE } from '@reprise/kernel/ports';
import { paymentDecider, type PaymentState } from '../domain';

const definition = lifecycle(paymentCommands, paymentDecider);

@Injectable()
export class PaymentLifecycle extends Lifecycle<PaymentCommand, PaymentEvent, PaymentState> {
  constructor(@Inject(DECIDER_STORE) store: DeciderStore) {
    super(store, definition);
  }
}
