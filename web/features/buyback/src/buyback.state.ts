import { cancelSlice } from './cancel/cancel.slice';

export const reducers = { cancellations: cancelSlice.reducer };
export { sagas } from './cancel/cancel.saga';
