export { openApiApp, type ApiAppOptions } from './api-app';
export { ApiModule } from './api.module';
export { nestLogger } from './nest-logger';
export type { Platform } from './platform';
export { platformOf } from './platform-of';
