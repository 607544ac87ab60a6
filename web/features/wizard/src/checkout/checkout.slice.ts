import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppProblem } from '../../../../kernel/api';
import type { ConfirmedCart } from '../../../../kernel/cart';

export type CheckoutState = {
  status: 'idle' | 'sending' | 'refused' | 'repriced' | 'accepted';
  problem?: AppProblem | undefined;
  /** The server's total if it differs from the one shown. Minor units. */
  serverTotal?: number | undefined;
};
const idle: CheckoutState = { status: 'idle' };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: idle,
  reducers: {
    checkoutConfirmed: (_state, _action: PayloadAction<ConfirmedCart>): CheckoutState => ({
      status: 'sending',
    }),
    checkoutRefused: (_state, { payload }: PayloadAction<AppProblem>): CheckoutState => ({
      status: 'refused',
      problem: payload,
    }),
    /** The price changed since it was shown: nothing is declared until the person has seen the new one. */
    checkoutRepriced: (_state, { payload }: PayloadAction<number>): CheckoutState => ({
      status: 'repriced',
      serverTotal: payload,
    }),
    checkoutAccepted: (): CheckoutState => ({ status: 'accepted' }),
    checkoutLeft: (): CheckoutState => idle,
  },
});
export const { checkoutConfirmed, checkoutRefused, checkoutRepriced, checkoutAccepted, checkoutLeft } =
  checkoutSlice.actions;
export type WithCheckout = { checkout: CheckoutState };
export const selectCheckout = (state: WithCheckout): CheckoutState => state.checkout;
