import { Inject, Injectable } from '@nestjs/common';
import { itemCommands, type ItemCommand, type ItemEvent } from '@reprise/contracts/item';
import { DeciderStore, Lifecycle, lifecycle } from '@reprise/kernel';
import { DECIDER_STORE } from '@reprise/kernel/ports';
import { itemDecider, type ItemState } from '../domain';

const definition = lifecycle(itemCommands, itemDecider);

@Injectable()
export class ItemLifecycle extends Lifecycle<ItemCommand, ItemEvent, ItemState> {
  constructor(@Inject(DECIDER_STORE) store: DeciderStore) {
    super(store, definition);
  }
}
