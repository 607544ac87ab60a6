import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FoundProduct } from '@reprise/contracts/catalogue';
import type { AppProblem } from '../../../../kernel/api';
import type { Chosen, FacetCounts } from '../../../../kernel/search/facets';

export type SearchState = {
  status: 'idle' | 'searching' | 'found' | 'refused';
  text: string;
  page: number;
  total: number;
  products: readonly FoundProduct[];
  /** Of the last reply; kept while the next one is on its way. */
  facets: FacetCounts;
  problem?: AppProblem | undefined;
};
const none: FacetCounts = { category: [], brand: [], price: [] };
const idle: SearchState = { status: 'idle', text: '', page: 1, total: 0, products: [], facets: none };
type Asked = { text: string; page: number; chosen: Chosen };
type Found = Pick<SearchState, 'total' | 'products' | 'facets'>;

export const searchSlice = createSlice({
  name: 'productSearch',
  initialState: idle,
  reducers: {
    searchRequested: (state, { payload }: PayloadAction<Asked>): SearchState => ({
      ...(payload.text === state.text ? state : idle),
      text: payload.text,
      page: payload.page,
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
