export * from './app-store';
export * from './hooks';
export * from './lists.slice';
export * from './records.slice';
export * from './submissions.slice';
export * from './problems.slice';
export * from './page-navigation';
export { send } from './requests.saga';
