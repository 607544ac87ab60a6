export * from './back-off';
export * from './clock';
export { freshBytes } from './fresh-bytes';
export { giveWay } from './give-way';
export * from './ids';
export * from './logger';
export * from './requests-under-way';
export * from './test-clock';
export { awaySignOf, isEngineAway } from './engine-away';
