export * from './personal-access-log';
