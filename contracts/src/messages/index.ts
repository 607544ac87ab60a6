export * from './cloud-event';
export * from './compatibility';
export * from './event-feed.api';
export * from './message-schema';
export * from './public-messages';
export * from './published-message';
