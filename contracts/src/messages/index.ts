export * from './cloud-event';
export * from './breaches';
export * from './event-feed.api';
export * from './message-schema';
export * from './public-messages';
export * from './promises';
