export * from './site.slice';
export * from './site.saga';
