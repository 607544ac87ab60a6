import { scanStationSlice } from './scan-station.slice';

export const reducers = { scanStation: scanStationSlice.reducer };
export { sagas } from './scan-station.saga';
