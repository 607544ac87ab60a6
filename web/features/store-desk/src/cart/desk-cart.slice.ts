import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CreatedBuyback } from '@reprise/contracts/buyback';
import type { AppProblem } from '../../../../kernel/api';
import type { ConfirmedCart } from '../../../../kernel/cart';
import type { FinaliseBody } from '../draft/desk.slice';

/** What was handed over last, until the next buyback begins. */
export type SoldCart = { storeId: string; cartId: string; buybacks: readonly CreatedBuyback[] };
export type DeskCartState = {
  sending?: boolean;
  problem?: AppProblem;
  /** The server's total if it differs from the one shown. Minor units. */
  repriced?: number;
  done?: SoldCart;
};
export type CartHandOver = { sold: SoldCart; finalise: FinaliseBody };
const idle: DeskCartState = {};
const sending: DeskCartState = { sending: true };

export const deskCartSlice = createSlice({
  name: 'deskCart',
  initialState: idle,
  reducers: {
    cartConfirmed: (_state, _action: PayloadAction<ConfirmedCart>): DeskCartState => sending,
    cartHandOverOrdered: (_state, _action: PayloadAction<CartHandOver>): DeskCartState => sending,
    cartAccepted: (): DeskCartState => idle,
    /** Nothing is declared until the seller has seen the new price. */
    cartRepriced: (_state, { payload }: PayloadAction<number>): DeskCartState => ({ repriced: payload }),
    cartRefused: (_state, { payload }: PayloadAction<AppProblem>): DeskCartState => ({ problem: payload }),
    cartHandedOver: (_state, { payload }: PayloadAction<SoldCart>): DeskCartState => ({ done: payload }),
    cartLeft: (): DeskCartState => idle,
  },
});
export const {
  cartConfirmed,
  cartHandOverOrdered,
  cartAccepted,
  cartRepriced,
  cartRefused,
  cartHandedOver,
  cartLeft,
} = deskCartSlice.actions;

export type WithDeskCart = { deskCart?: DeskCartState };
export const selectDeskCart = (state: WithDeskCart): DeskCartState => state.deskCart ?? idle;
