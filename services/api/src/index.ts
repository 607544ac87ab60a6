export { openApiApp, type ApiAppOptions } from './api-app';
export { ApiModule } from './api.module';
export type { Platform } from './platform';
export { platformOf } from './platform-of';
