export * from './cloud-event';
export * from './public-messages';
