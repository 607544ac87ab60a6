import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CreatedBuyback } from '@reprise/contracts/buyback';
import { maxCartItems } from '@reprise/contracts/rules';
import type { CartLine, Draft } from './cart.types';

export type CartState = {
  /** Sent to the server at checkout; the same until the cart has become buybacks. */
  cartId: string;
  lines: readonly CartLine[];
  /** By the line that each becomes: two phones of one model are two. */
  drafts: Readonly<Record<string, Draft>>;
  /** The partly filled customer form. */
  customer: Readonly<Record<string, unknown>>;
  /** What it has become, until it is handed over: then its lines stay as they are. */
  declared?: readonly CreatedBuyback[] | undefined;
};
/** Without the customer, who is kept apart. */
export type KeptCart = Omit<CartState, 'customer'>;
const empty: CartState = { cartId: '', lines: [], drafts: {}, customer: {} };

type Change = { inCartId: string; change: Partial<Draft> };
const without = <T>(all: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));
/** What is being answered and is in no cart yet. */
const unfinished = ({ drafts, lines }: CartState): CartState['drafts'] =>
  lines.reduce<CartState['drafts']>((open, { inCartId }) => without(open, inCartId), drafts);

export const cartSlice = createSlice({
  name: 'cart',
  initialState: empty,
  reducers: {
    cartRestored: (state, { payload }: PayloadAction<KeptCart>): CartState => ({
      ...payload,
      customer: state.customer,
    }),
    /** Another tab has changed it. What is being answered in this one goes on. */
    cartSeen: (state, { payload }: PayloadAction<KeptCart>): CartState => ({
      ...payload,
      drafts: { ...unfinished(state), ...payload.drafts },
      customer: state.customer,
    }),
    customerRestored: (state, { payload }: PayloadAction<CartState['customer']>): CartState => ({
      ...state,
      customer: payload,
    }),
    draftStarted: (state, { payload }: PayloadAction<Draft>): CartState => ({
      ...state,
      drafts: { ...state.drafts, [payload.inCartId]: payload },
    }),
    draftChanged(state, { payload: { inCartId, change } }: PayloadAction<Change>): CartState {
      const draft = state.drafts[inCartId];
      if (!draft) return state;
      return { ...state, drafts: { ...state.drafts, [inCartId]: { ...draft, ...change } } };
    },
    /** An existing line is replaced; a new one is ignored if the cart is full (customer journey §4). */
    lineSaved(state, { payload }: PayloadAction<{ line: CartLine; multiProduct: boolean }>): CartState {
      const { line, multiProduct } = payload;
      if (state.declared) return state;
      const known = state.lines.some(({ inCartId }) => inCartId === line.inCartId);
      if (known)
        return { ...state, lines: state.lines.map((l) => (l.inCartId === line.inCartId ? line : l)) };
      if (state.lines.length >= maxCartItems(multiProduct)) return state;
      return { ...state, lines: [...state.lines, line] };
    },
    /** Its answers are removed too, so that it does not come back. */
    lineRemoved(state, { payload }: PayloadAction<string>): CartState {
      if (state.declared) return state;
      const lines = state.lines.filter(({ inCartId }) => inCartId !== payload);
      return { ...state, lines, drafts: without(state.drafts, payload) };
    },
    /** Names the fields that change: others may have been filled in another tab. */
    customerChanged: (state, { payload }: PayloadAction<CartState['customer']>): CartState => ({
      ...state,
      customer: { ...state.customer, ...payload },
    }),
    cartDeclared: (state, { payload }: PayloadAction<readonly CreatedBuyback[]>): CartState => ({
      ...state,
      declared: payload,
    }),
    /** The server knows no cart of this person by the old id: the same one goes on under another. */
    cartRenewed: (state, { payload }: PayloadAction<{ cartId: string }>): CartState => ({
      ...state,
      ...payload,
    }),
    /** Customer journey §4: a reset clears cart and customer; the next cart is a new one. */
    cartReset: (_state, { payload }: PayloadAction<{ cartId: string }>): CartState => ({
      ...empty,
      ...payload,
    }),
  },
});
export const {
  cartRestored,
  cartSeen,
  customerRestored,
  draftStarted,
  draftChanged,
  lineSaved,
  lineRemoved,
  customerChanged,
  cartDeclared,
  cartRenewed,
  cartReset,
} = cartSlice.actions;

export type WithCart = { cart: CartState };
export const selectCart = (state: WithCart): CartState => state.cart;
export const selectLines = (state: WithCart): readonly CartLine[] => state.cart.lines;
