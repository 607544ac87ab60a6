import type { FeatureState } from '../../../kernel/routing';
import { searchSaga } from './search/search.saga';
import { searchSlice } from './search/search.slice';

export const reducers: FeatureState['reducers'] = { productSearch: searchSlice.reducer };
export const sagas: FeatureState['sagas'] = [searchSaga];
