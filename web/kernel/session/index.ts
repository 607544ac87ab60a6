export * from './session.slice';
export * from './session.types';
export { storeSession, forgetSession } from './session.storage';
export { keptSession } from './kept-session';
export { openedBy } from './session.saga';
