import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Check } from './check.types';

type CheckState = { check?: Check };

/** One check at a time, kept until the product is handed over. */
export const checkSlice = createSlice({
  name: 'deskCheck',
  initialState: {} as CheckState,
  reducers: {
    checkKept: (_state, { payload }: PayloadAction<Check>): CheckState => ({ check: payload }),
    checkDropped: (): CheckState => ({}),
  },
});
export const { checkKept, checkDropped } = checkSlice.actions;

export type WithCheck = { deskCheck?: CheckState };
export const selectCheck = (state: WithCheck): Check | undefined => state.deskCheck?.check;
