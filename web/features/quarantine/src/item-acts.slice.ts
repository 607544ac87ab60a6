import type { TimelineEntry } from '@reprise/contracts/buyback';
import {
  findLostItem,
  handBackItem,
  handOverReturn,
  type ItemRow,
  markItemLost,
  reintegrateItem,
  releaseItem,
  requestReturnTransport,
  returnItem,
  sendQuarantineMail,
} from '@reprise/contracts/item';
import type { CallOf } from '@reprise/contracts/kernel';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppProblem } from '../../../kernel/api';
import { sessionSlice } from '../../../kernel/session';

/** The actions on an item here, and the endpoints that perform them. */
export const itemActs = {
  release: releaseItem,
  mail: sendQuarantineMail,
  'return-transport': requestReturnTransport,
  'hand-over': handOverReturn,
  lost: markItemLost,
  found: findLostItem,
  reintegrate: reintegrateItem,
  return: returnItem,
  'hand-back': handBackItem,
} as const;
export type ItemAct = keyof typeof itemActs;
export type ItemActEndpoint = (typeof itemActs)[ItemAct];

export type Asked = {
  act: ItemAct;
  itemId: string;
  code: string;
  body: CallOf<ItemActEndpoint>['body'];
  /** For the trace: the stock into which the item was put. */
  place?: string | undefined;
};
export type TraceEntry = Omit<Asked, 'body'> & {
  id: string;
  at: string;
  outcome: 'done' | 'refused';
  problem?: AppProblem | undefined;
  /** The item after the action; after a refusal, as somebody else left it. */
  item?: ItemRow | undefined;
  /** What somebody else did last to the refused item. */
  last?: TimelineEntry | undefined;
};
export type ItemActsState = {
  /** Idempotency keys of actions in progress, by action and item. */
  running: Readonly<Record<string, string>>;
  /** Keys of actions whose reply was lost: the next attempt is the same request. */
  undecided: Readonly<Record<string, string>>;
  /** Newest first: a toast alone would be gone (experience "Warehouse operator, with a scanner gun"). */
  trace: readonly TraceEntry[];
};
const empty: ItemActsState = { running: {}, undecided: {}, trace: [] };
const remembered = 20;
export const actKey = ({ act, itemId }: Pick<Asked, 'act' | 'itemId'>): string => `${act}/${itemId}`;

const without = (map: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));

export const itemActsSlice = createSlice({
  name: 'itemActs',
  initialState: empty,
  reducers: {
    actRequested: (state, _action: PayloadAction<Asked>) => state,
    actStarted: (state, { payload }: PayloadAction<{ key: string; idempotencyKey: string }>) => ({
      ...state,
      running: { ...state.running, [payload.key]: payload.idempotencyKey },
    }),
    actSettled(state, { payload }: PayloadAction<{ entry: TraceEntry; undecided?: string | undefined }>) {
      const key = actKey(payload.entry);
      const undecided = without(state.undecided, key);
      return {
        running: without(state.running, key),
        undecided: payload.undecided ? { ...undecided, [key]: payload.undecided } : undecided,
        trace: [payload.entry, ...(state as ItemActsState).trace].slice(0, remembered),
      };
    },
    traceDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      trace: (state as ItemActsState).trace.filter(({ id }) => id !== payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionSlice.actions.sessionClosed, () => empty);
  },
  selectors: { selectTrace: (s) => s.trace, selectRunning: (s) => s.running, selectItemActs: (s) => s },
});
export const { actRequested, actStarted, actSettled, traceDismissed } = itemActsSlice.actions;
export const { selectTrace } = itemActsSlice.selectors;
export type WithItemActs = { itemActs: ItemActsState };
