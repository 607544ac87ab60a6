export * from './browser-errors.api';
export * from './personal-data.rules';
