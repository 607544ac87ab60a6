import { complianceSlice } from './compliance.slice';

export const reducers = { compliance: complianceSlice.reducer };
export { sagas } from './compliance.saga';
