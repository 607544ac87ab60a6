export * from './app-store';
export * from './use-permission';
export * from './use-may-call';
export * from './use-record';
export { accepted, type AcceptedAction } from './server-state';
export * from './problems.slice';
export * from './page-navigation';
export * from './topics';
export { send } from './send.saga';
