export * from './consumer.rows';
export * from './projections.api';
