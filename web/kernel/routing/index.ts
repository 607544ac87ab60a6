export * from './route-spec';
export * from './guard';
export type { Namespaces } from '../i18n/namespaces';
