import { itemActsSlice } from './item-acts.slice';

export const reducers = { itemActs: itemActsSlice.reducer };
export { sagas } from './item-acts.saga';
