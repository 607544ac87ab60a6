import { Inject, Injectable } from '@nestjs/common';
import {
  priceListCommands,
  type PriceListCommand,
  type PriceListEvent,
} from '@reprise/contracts/price-lists';
import { DeciderStore, Lifecycle, lifecycle } from '@reprise/kernel';
import { DECIDER_STORE } from '@reprise/kernel/ports';
import { priceListDecider, type PriceListState } from './domain';

const definition = lifecycle(priceListCommands, priceListDecider);

@Injectable()
export class PriceListLifecycle extends Lifecycle<PriceListCommand, PriceListEvent, PriceListState> {
  constructor(@Inject(DECIDER_STORE) store: DeciderStore) {
    super(store, definition);
  }
}
