import type { ItemCommand, ItemEvent } from '@reprise/contracts/item';
import type { Decider } from '@reprise/kernel';
import { controlItem, photographOpening, registerItem, undoRegistration } from './check-in.decider';
import { createItem, deliverItem, handOverItem, shipItem } from './inbound.decider';
import { evolveItem } from './item.evolve';
import type { ItemState } from './item.state';
import { cancelItem, findItem, markLost } from './loss.decider';
import {
  markToReturn,
  releaseFromQuarantine,
  requestQuarantineMail,
  settleNegotiation,
} from './quarantine.decider';
import { decideRefurbishment } from './refurbishment.decider';
import { failReturnLabel, handOverReturn, recordReturnLabel, requestReturnTransport } from './return.decider';
import { handBackItem, moveItem, reintegrateItem, returnItem, sellItem } from './stock.decider';

/** The physical product (domain §3). One function per command; its first lines contain the refusals. */
export const itemDecider: Decider<ItemCommand, ItemEvent, ItemState> = {
  initialState: { status: 'none' },
  decide,
  evolve: evolveItem,
};

function decide(command: ItemCommand, state: ItemState): readonly ItemEvent[] {
  switch (command.type) {
    case 'CreateItem':
      return createItem(command.data, state);
    case 'HandOverItem':
      return handOverItem(command.data, state);
    case 'ShipItem':
      return shipItem(command.data, state);
    case 'DeliverItem':
      return deliverItem(command.data, state);
    case 'RegisterItem':
      return registerItem(command.data, state);
    case 'UndoRegistration':
      return undoRegistration(command.data, state);
    case 'PhotographOpening':
      return photographOpening(command.data, state);
    case 'ControlItem':
      return controlItem(command.data, state);
    case 'ReleaseFromQuarantine':
      return releaseFromQuarantine(command.data, state);
    case 'SettleNegotiation':
      return settleNegotiation(state);
    case 'MarkToReturn':
      return markToReturn(command.data, state);
    case 'RequestReturnTransport':
      return requestReturnTransport(state);
    case 'RecordReturnLabel':
      return recordReturnLabel(command.data, state);
    case 'FailReturnLabel':
      return failReturnLabel(command.data, state);
    case 'HandOverReturn':
      return handOverReturn(command.data, state);
    case 'RequestQuarantineMail':
      return requestQuarantineMail(state);
    case 'MarkItemLost':
      return markLost(command.data, state);
    case 'FindItem':
      return findItem(state);
    case 'ReintegrateItem':
      return reintegrateItem(command.data, state);
    case 'ReturnItem':
      return returnItem(command.data, state);
    case 'HandBackItem':
      return handBackItem(command.data, state);
    case 'MoveItem':
      return moveItem(command.data, state);
    case 'SellItem':
      return sellItem(command.data, state);
    case 'CancelItem':
      return cancelItem(state);
    default:
      return decideRefurbishment(command, state);
  }
}
