export * from './pdf-printer';
