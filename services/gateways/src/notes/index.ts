export * from './sealed-notes';
