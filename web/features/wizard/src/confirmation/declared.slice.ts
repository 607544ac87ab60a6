import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Declared } from './declared.types';

/** The state of one label: requested, ready, not expected, or given up (the e-mail follows). */
export type LabelState = 'waiting' | 'ready' | 'not-expected' | 'not-available';
export type DeclaredState = {
  buybacks: Readonly<Record<string, Declared>>;
  labels: Readonly<Record<string, LabelState>>;
};
type LabelAsked = { id: string; token?: string | undefined };
const none: DeclaredState = { buybacks: {}, labels: {} };

export const declaredSlice = createSlice({
  name: 'declared',
  initialState: none,
  reducers: {
    buybacksDeclared: (state, { payload }: PayloadAction<readonly Declared[]>): DeclaredState => ({
      ...state,
      buybacks: { ...state.buybacks, ...Object.fromEntries(payload.map((buyback) => [buyback.id, buyback])) },
    }),
    labelAwaited: (state, { payload }: PayloadAction<LabelAsked>): DeclaredState => ({
      ...state,
      labels: { ...state.labels, [payload.id]: 'waiting' },
    }),
    labelAnswered: (state, { payload }: PayloadAction<{ id: string; label: LabelState }>): DeclaredState => ({
      ...state,
      labels: { ...state.labels, [payload.id]: payload.label },
    }),
    labelLeft: (state, _action: PayloadAction<{ id: string }>) => state,
  },
});
export const { buybacksDeclared, labelAwaited, labelAnswered, labelLeft } = declaredSlice.actions;
export type WithDeclared = { declared: DeclaredState };
export const selectDeclared = (state: WithDeclared): DeclaredState => state.declared;
