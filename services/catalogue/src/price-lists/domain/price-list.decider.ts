import type { PriceListCommand, PriceListEvent } from '@reprise/contracts/price-lists';
import { Refusal } from '@reprise/contracts/problems';
import type { Decider } from '@reprise/kernel';
import { evolvePriceList, type PriceListState } from './price-list.state';

type Events = readonly PriceListEvent[];
type DataOf<T extends PriceListCommand['type']> = Extract<PriceListCommand, { type: T }>['data'];

/** Draft, simulated, published at once or at a set time, and rolled back to the prices before. */
export const priceListDecider: Decider<PriceListCommand, PriceListEvent, PriceListState> = {
  initialState: { status: 'none' },
  decide,
  evolve: evolvePriceList,
};

function decide(command: PriceListCommand, state: PriceListState): Events {
  switch (command.type) {
    case 'DraftPriceList':
      return draft(command.data, state);
    case 'SchedulePriceList':
      return schedule(command.data, state);
    case 'UnschedulePriceList':
      return moved(state, ['scheduled'], 'draft', { type: 'PriceListUnscheduled', data: {} });
    case 'PublishPriceList':
      return publish(command.data, state);
    case 'PublishScheduledPriceList':
      return publishScheduled(command.data, state);
    case 'ConfirmPublication':
      return moved(state, ['publishing'], 'published', { type: 'PriceListPublished', data: command.data });
    case 'RollBackPriceList':
      return rollBack(command.data, state);
    case 'RefuseRollBack':
      return moved(state, ['rolling_back'], 'published', { type: 'RollBackRefused', data: command.data });
    case 'ConfirmRollBack':
      return moved(state, ['rolling_back'], 'rolled_back', {
        type: 'PriceListRolledBack',
        data: command.data,
      });
    case 'CancelPriceList':
      return moved(state, ['draft', 'scheduled'], 'cancelled', { type: 'PriceListCancelled', data: {} });
  }
}

type Status = PriceListState['status'];

/** A repeat of what was done does nothing; from any other status it is refused. */
function moved(state: PriceListState, from: readonly Status[], to: Status, event: PriceListEvent): Events {
  if (state.status === 'none') throw new Refusal('not-found');
  if (state.status === to) return [];
  if (!from.includes(state.status)) throw invalid(state);
  return [event];
}

function draft(data: DataOf<'DraftPriceList'>, state: PriceListState): Events {
  if (state.status === 'none') return [{ type: 'PriceListDrafted', data }];
  if (state.name === data.name) return [];
  throw invalid(state);
}

function schedule({ at, lines, now }: DataOf<'SchedulePriceList'>, state: PriceListState): Events {
  if (state.status === 'scheduled' && state.at === at) return [];
  const events = moved(state, ['draft'], 'scheduled', { type: 'PriceListScheduled', data: { at, lines } });
  if (events.length === 0) throw invalid(state);
  if (lines === 0) throw new Refusal('price-list-empty');
  if (at <= now) throw new Refusal('price-list-time-passed');
  return events;
}

function publish({ lines }: DataOf<'PublishPriceList'>, state: PriceListState): Events {
  const event = { type: 'PublicationStarted', data: { lines } } as const;
  const events = moved(state, ['draft', 'scheduled'], 'publishing', event);
  if (events.length > 0 && lines === 0) throw new Refusal('price-list-empty');
  return events;
}

/** Of two who roll it back at once, the second learns that he did not decide on what was changed meanwhile. */
function rollBack(data: DataOf<'RollBackPriceList'>, state: PriceListState): Events {
  if (state.status === 'rolling_back' && state.decision !== data.decision) throw invalid(state);
  return moved(state, ['published'], 'rolling_back', { type: 'RollBackStarted', data });
}

/** A timer of a schedule that was changed since finds another time, and does nothing. */
function publishScheduled({ at }: DataOf<'PublishScheduledPriceList'>, state: PriceListState): Events {
  if (state.status !== 'scheduled' || state.at !== at) return [];
  return [{ type: 'PublicationStarted', data: { lines: state.lines } }];
}

const invalid = ({ status }: PriceListState): Refusal => new Refusal('price-list-status-invalid', { status });
