import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppProblem } from '../api';
import type { QueryParams } from '../api/query-string';

/** One list on screen. Rows stay while fresh ones are fetched, so that nothing jumps. */
export type ListState = {
  status: 'loading' | 'ready' | 'refused';
  items: readonly unknown[];
  total?: number;
  problem?: AppProblem;
};
type Keyed<T> = PayloadAction<{ key: string } & T>;
const empty: ListState = { status: 'loading', items: [] };

export const listsSlice = createSlice({
  name: 'lists',
  initialState: {} as Record<string, ListState>,
  reducers: {
    listRequested(state, { payload }: Keyed<{ path: string; query?: QueryParams }>) {
      const known = state[payload.key] ?? empty;
      return { ...state, [payload.key]: { ...known, status: 'loading', problem: undefined } };
    },
    listReceived: (state, { payload }: Keyed<{ items: readonly unknown[]; total?: number }>) => ({
      ...state,
      [payload.key]: { status: 'ready', items: payload.items, total: payload.total },
    }),
    listRefused: (state, { payload }: Keyed<{ problem: AppProblem }>) => ({
      ...state,
      [payload.key]: { ...(state[payload.key] ?? empty), status: 'refused', problem: payload.problem },
    }),
    listLeft(state, { payload }: Keyed<object>) {
      delete state[payload.key];
    },
  },
});
export const { listRequested, listReceived, listRefused, listLeft } = listsSlice.actions;
