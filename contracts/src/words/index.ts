export * from './words.rules';
