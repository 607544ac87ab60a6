export * from './back-off';
export * from './clock';
export * from './ids';
export * from './logger';
export * from './requests-under-way';
export * from './test-clock';
export { awaySignOf, isEngineAway } from './engine-away';
