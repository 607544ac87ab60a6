export * from './app-store';
export * from './hooks';
export * from './server-hooks';
export { accepted, type AcceptedAction } from './server-state';
export * from './problems.slice';
export * from './page-navigation';
export * from './topics';
export { send } from './send.saga';
