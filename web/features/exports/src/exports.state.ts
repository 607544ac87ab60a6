import { exportSaga } from './export.saga';
import { exportSlice } from './export.slice';

export const reducers = { catalogueExport: exportSlice.reducer };
export const sagas = [exportSaga];
