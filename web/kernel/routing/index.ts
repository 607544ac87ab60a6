export * from './route-spec';
export * from './guard';
export * from './alert';
export * from './prefetch';
export * from './route-at';
export type { Namespaces } from '../i18n/namespaces';
export * from './use-focus-follows';
export * from './focus-through-loading';
export * from './own-path.rules';
