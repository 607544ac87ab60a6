export * from './session.slice';
export * from './session.types';
export { storeSession, storedSession, forgetSession } from './session.storage';
export { detailsPath, openedBy, sessionSaga } from './session.saga';
