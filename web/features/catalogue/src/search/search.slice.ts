import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PublicSearchDocument } from '@reprise/contracts/catalogue';
import type { AppProblem } from '../../../../kernel/api';

export type SearchState = {
  status: 'idle' | 'searching' | 'found' | 'refused';
  text: string;
  page: number;
  total: number;
  products: readonly PublicSearchDocument[];
  problem?: AppProblem | undefined;
};
const idle: SearchState = { status: 'idle', text: '', page: 1, total: 0, products: [] };
type Asked = { text: string; page: number };
type Found = Pick<SearchState, 'total' | 'products'>;

export const searchSlice = createSlice({
  name: 'productSearch',
  initialState: idle,
  reducers: {
    searchRequested: (state, { payload }: PayloadAction<Asked>): SearchState => ({
      ...(payload.text === state.text ? state : idle),
      ...payload,
      status: 'searching',
      problem: undefined,
    }),
    searchAnswered: (state, { payload }: PayloadAction<Found>): SearchState => ({
      ...state,
      ...payload,
      status: 'found',
    }),
    searchRefused: (state, { payload }: PayloadAction<AppProblem>): SearchState => ({
      ...state,
      status: 'refused',
      problem: payload,
    }),
    searchLeft: (): SearchState => idle,
  },
});
export const { searchRequested, searchAnswered, searchRefused, searchLeft } = searchSlice.actions;
export type WithSearch = { productSearch: SearchState };
export const selectSearch = (state: WithSearch): SearchState => state.productSearch;
