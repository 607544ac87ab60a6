import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppProblem } from '../api';
import type { QueryParams } from '../api/query-string';

/** One resource on screen, by its key (usually its path). `etag` goes back as `If-Match`. */
export type RecordState = {
  status: 'loading' | 'ready' | 'refused';
  value?: unknown;
  etag?: string;
  problem?: AppProblem;
};
type Keyed<T> = PayloadAction<{ key: string } & T>;

export const recordsSlice = createSlice({
  name: 'records',
  initialState: {} as Record<string, RecordState>,
  reducers: {
    recordRequested: (state, { payload }: Keyed<{ path: string; query?: QueryParams }>) => ({
      ...state,
      [payload.key]: { ...state[payload.key], status: 'loading', problem: undefined },
    }),
    recordReceived: (state, { payload }: Keyed<{ value: unknown; etag?: string }>) => ({
      ...state,
      [payload.key]: { status: 'ready', value: payload.value, etag: payload.etag },
    }),
    recordRefused: (state, { payload }: Keyed<{ problem: AppProblem }>) => ({
      ...state,
      [payload.key]: { ...state[payload.key], status: 'refused', problem: payload.problem },
    }),
    recordLeft(state, { payload }: Keyed<object>) {
      delete state[payload.key];
    },
  },
});
export const { recordRequested, recordReceived, recordRefused, recordLeft } = recordsSlice.actions;
