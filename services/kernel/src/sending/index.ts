export * from './send-command';
