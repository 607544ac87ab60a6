import { packingSlice } from './packing.slice';

export const reducers = { packing: packingSlice.reducer };
export { sagas } from './packing.saga';
