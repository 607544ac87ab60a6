export { ApiModule } from './api.module';
export type { Platform } from './platform';
