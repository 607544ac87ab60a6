import type { BuybackCommand, BuybackEvent } from '@reprise/contracts/buyback';
import type { Decider } from '@reprise/kernel';
import {
  confirmCancellation,
  failCancellation,
  forceCancellation,
  requestCancellation,
} from './cancellation.decider';
import { evolveBuyback } from './buyback.evolve';
import type { BuybackState } from './buyback.state';
import { recordControl } from './control.decider';
import { declare, finalise, rediagnose } from './declaration.decider';
import { abandonLost, ship, startProcessing, undoProcessing } from './journey.decider';
import { expirePriceLock, remindPriceLock, requote } from './price-lock.decider';
import {
  acceptProposal,
  declineProposal,
  expireProposal,
  remindProposal,
  withdrawProposal,
} from './proposal.decider';

/** The commercial side (domain §2). One function per command; its first lines contain the refusals. */
export const buybackDecider: Decider<BuybackCommand, BuybackEvent, BuybackState> = {
  initialState: { status: 'none' },
  decide,
  evolve: evolveBuyback,
};

function decide(command: BuybackCommand, state: BuybackState): readonly BuybackEvent[] {
  switch (command.type) {
    case 'DeclareBuyback':
      return declare(command.data, state);
    case 'RediagnoseBuyback':
      return rediagnose(command.data, state);
    case 'RemindPriceLock':
      return remindPriceLock(command.data, state);
    case 'ExpirePriceLock':
      return expirePriceLock(command.data, state);
    case 'RequoteBuyback':
      return requote(command.data, state);
    case 'FinaliseBuyback':
      return finalise(command.data, state);
    case 'ShipBuyback':
      return ship(command.data, state);
    case 'StartProcessing':
      return startProcessing(command.data, state);
    case 'UndoProcessing':
      return undoProcessing(command.data, state);
    case 'RecordControl':
      return recordControl(command.data, state);
    case 'RemindProposal':
      return remindProposal(command.data, state);
    case 'AcceptProposal':
      return acceptProposal(command.data, state);
    case 'DeclineProposal':
      return declineProposal(command.data, state);
    case 'ExpireProposal':
      return expireProposal(command.data, state);
    case 'WithdrawProposal':
      return withdrawProposal(state);
    case 'AbandonLostBuyback':
      return abandonLost(state);
    case 'RequestCancellation':
      return requestCancellation(command.data, state);
    case 'ForceCancellation':
      return forceCancellation(command.data, state);
    case 'ConfirmCancellation':
      return confirmCancellation(state);
    case 'FailCancellation':
      return failCancellation(command.data, state);
  }
}
