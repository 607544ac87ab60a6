export * from './when-told';
