import { Inject, Injectable } from '@nestjs/common';
import { buybackCommands, type BuybackCommand, type BuybackEvent } from '@reprise/contracts/buyback';
import { DeciderStore, Lifecycle, lifecycle } from '@reprise/kernel';
import { DECIDER_STORE } from '@reprise/kernel/ports';
import { buybackDecider, type BuybackState } from '../domain';

const definition = lifecycle(buybackCommands, buybackDecider);

@Injectable()
export class BuybackLifecycle extends Lifecycle<BuybackCommand, BuybackEvent, BuybackState> {
  constructor(@Inject(DECIDER_STORE) store: DeciderStore) {
    super(store, definition);
  }
}
