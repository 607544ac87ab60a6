import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Declared } from './declared.types';

export type DeclaredState = { buybacks: Readonly<Record<string, Declared>> };
const none: DeclaredState = { buybacks: {} };

const added = (state: DeclaredState, { payload }: PayloadAction<readonly Declared[]>): DeclaredState => ({
  buybacks: { ...state.buybacks, ...Object.fromEntries(payload.map((buyback) => [buyback.id, buyback])) },
});

export const declaredSlice = createSlice({
  name: 'declared',
  initialState: none,
  reducers: {
    buybacksDeclared: added,
    /** On an earlier visit, or in another tab. */
    buybacksRestored: added,
    /** What has become of it since it was declared. */
    statusSeen(state, { payload }: PayloadAction<Pick<Declared, 'id' | 'status'>>): DeclaredState {
      const known = state.buybacks[payload.id];
      if (!known) return state;
      return { buybacks: { ...state.buybacks, [payload.id]: { ...known, status: payload.status } } };
    },
  },
});
export const { buybacksDeclared, buybacksRestored, statusSeen } = declaredSlice.actions;
export type WithDeclared = { declared: DeclaredState };
export const selectDeclared = (state: WithDeclared): DeclaredState => state.declared;
