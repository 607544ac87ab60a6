import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CreatedBuyback, finaliseBodySchema, storeBuybackBodySchema } from '@reprise/contracts/buyback';
import type { z } from 'zod';
import type { AppProblem } from '../../../../kernel/api';
import type { Draft } from './draft.types';

export type DeskState = {
  draft?: Draft;
  sending?: 'creating' | 'finalising';
  problem?: AppProblem;
  /** What was handed over last, until the next buyback begins. */
  done?: { id: string; identificationNumber: string; price: number };
};
export type FinaliseBody = z.input<typeof finaliseBodySchema>;
export type HandOver = {
  storeId: string;
  body: z.input<typeof storeBuybackBodySchema>;
  finalise: FinaliseBody;
};
type Refused = { problem: AppProblem; createKey: string; finaliseKey: string };

const change = (state: DeskState, part: Partial<Draft>): DeskState =>
  state.draft ? { ...state, draft: { ...state.draft, ...part } } : state;

export const deskSlice = createSlice({
  name: 'desk',
  initialState: {} as DeskState,
  reducers: {
    draftOpened: (_state, { payload }: PayloadAction<Draft>): DeskState => ({ draft: payload }),
    draftChanged: (state, { payload }: PayloadAction<Partial<Draft>>): DeskState => change(state, payload),
    draftDropped: (): DeskState => ({}),
    handOverOrdered(state, _action: PayloadAction<HandOver>): DeskState {
      if (state.sending || !state.draft) return state;
      const { problem: _gone, ...rest } = state;
      return { ...rest, sending: state.draft.created ? 'finalising' : 'creating' };
    },
    buybackCreated: (state, { payload }: PayloadAction<CreatedBuyback>): DeskState => {
      const { sending: _over, ...rest } = change(state, { created: payload });
      return rest;
    },
    buybackHandedOver: (_state, { payload }: PayloadAction<NonNullable<DeskState['done']>>): DeskState => ({
      done: payload,
    }),
    handOverRefused: (state, { payload: { problem, ...keys } }: PayloadAction<Refused>): DeskState => {
      const { sending: _over, ...rest } = change(state, keys);
      return { ...rest, problem };
    },
  },
});
export const {
  draftOpened,
  draftChanged,
  draftDropped,
  handOverOrdered,
  buybackCreated,
  buybackHandedOver,
  handOverRefused,
} = deskSlice.actions;

export type WithDesk = { desk?: DeskState };
const none: DeskState = {};
export const selectDesk = (state: WithDesk): DeskState => state.desk ?? none;
