import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Declared } from './declared.types';

export type DeclaredState = { buybacks: Readonly<Record<string, Declared>> };
const none: DeclaredState = { buybacks: {} };

export const declaredSlice = createSlice({
  name: 'declared',
  initialState: none,
  reducers: {
    buybacksDeclared: (state, { payload }: PayloadAction<readonly Declared[]>): DeclaredState => ({
      buybacks: { ...state.buybacks, ...Object.fromEntries(payload.map((buyback) => [buyback.id, buyback])) },
    }),
  },
});
export const { buybacksDeclared } = declaredSlice.actions;
export type WithDeclared = { declared: DeclaredState };
export const selectDeclared = (state: WithDeclared): DeclaredState => state.declared;
