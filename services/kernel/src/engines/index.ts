export * from './absence';
