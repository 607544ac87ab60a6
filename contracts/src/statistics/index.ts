export * from './statistics.api';
