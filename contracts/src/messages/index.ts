export * from './public-messages';
