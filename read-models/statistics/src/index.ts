export * from './daily-figures';
