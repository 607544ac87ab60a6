export { startServer, type Server } from './server';
export { readConfig, type Config } from '@reprise/hosting';
export { demoPassword } from './demo/seed-demo';
export { apiEndpoints } from './api-endpoints';
