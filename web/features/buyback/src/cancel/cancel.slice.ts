import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { cancelReasons } from '@reprise/contracts/buyback';
import type { AppProblem } from '../../../../kernel/api';

export type CancelReason = (typeof cancelReasons)[number];
export type CancelOrder = { reason: CancelReason; comment?: string };

/**
 * One cancellation as the person sees it. `pending`: waiting for the payment's answer; `failed`: the payment could
 * not be cancelled, so force is offered (customer journey §4).
 */
export type Cancellation =
  | { phase: 'sending' | 'pending'; force: boolean }
  | { phase: 'cancelled' | 'failed' }
  | { phase: 'refused'; problem: AppProblem };
type Of<T = object> = PayloadAction<{ id: string } & T>;

export const cancelSlice = createSlice({
  name: 'cancellations',
  initialState: {} as Record<string, Cancellation>,
  reducers: {
    cancelOrdered(state, { payload }: Of<{ order: CancelOrder; force: boolean }>) {
      const going = state[payload.id]?.phase;
      if (going === 'sending' || going === 'pending') return state;
      return { ...state, [payload.id]: { phase: 'sending', force: payload.force } };
    },
    cancelPending: (state, { payload: { id, force } }: Of<{ force: boolean }>) => ({
      ...state,
      [id]: { phase: 'pending', force },
    }),
    cancelSucceeded: (state, { payload: { id } }: Of) => ({ ...state, [id]: { phase: 'cancelled' } }),
    cancelFailed: (state, { payload: { id } }: Of) => ({ ...state, [id]: { phase: 'failed' } }),
    cancelRefused: (state, { payload: { id, problem } }: Of<{ problem: AppProblem }>) => ({
      ...state,
      [id]: { phase: 'refused', problem },
    }),
    cancelLeft(state, { payload }: Of) {
      delete state[payload.id];
    },
  },
});
export const { cancelOrdered, cancelPending, cancelSucceeded, cancelFailed, cancelRefused, cancelLeft } =
  cancelSlice.actions;

export type WithCancellations = { cancellations?: Record<string, Cancellation> };
export const cancellationOf =
  (id: string) =>
  (state: WithCancellations): Cancellation | undefined =>
    state.cancellations?.[id];
