import type { PriceListEvent } from '@reprise/contracts/price-lists';

type Decision = Extract<PriceListEvent, { type: 'RollBackStarted' }>['data']['decision'];

export type PriceListState =
  | { readonly status: 'none' }
  | { readonly status: 'draft'; readonly name: string }
  | { readonly status: 'scheduled'; readonly name: string; readonly at: string; readonly lines: number }
  | { readonly status: 'publishing' | 'published'; readonly name: string }
  | { readonly status: 'rolling_back'; readonly name: string; readonly decision: Decision }
  | { readonly status: 'rolled_back' | 'cancelled'; readonly name: string };

export function evolvePriceList(state: PriceListState, event: PriceListEvent): PriceListState {
  if (event.type === 'PriceListDrafted') return { status: 'draft', name: event.data.name };
  if (state.status === 'none') return state;
  const { name } = state;
  switch (event.type) {
    case 'PriceListScheduled':
      return { status: 'scheduled', name, ...event.data };
    case 'PriceListUnscheduled':
      return { status: 'draft', name };
    case 'PublicationStarted':
      return { status: 'publishing', name };
    case 'PriceListPublished':
    case 'RollBackRefused':
      return { status: 'published', name };
    case 'RollBackStarted':
      return { status: 'rolling_back', name, decision: event.data.decision };
    case 'PriceListRolledBack':
      return { status: 'rolled_back', name };
    case 'PriceListCancelled':
      return { status: 'cancelled', name };
  }
}
