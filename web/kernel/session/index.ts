export * from './session.slice';
export * from './session.types';
export { storeSession, lapseSession } from './stored-session';
export { keptSession } from './kept-session';
export { openedBy } from './session.saga';
export { useHolds } from './use-holds';
export { carryLeft, forgetLeft, leaveBehind, leftBehind, type Left } from './left-behind';
