import { deskSaga } from './desk.saga';

export const sagas = [deskSaga];
