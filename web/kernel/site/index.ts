export * from './site.slice';
