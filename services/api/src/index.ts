export { lists } from './all-lists-waiter';
export { ApiModule } from './api.module';
export type { Platform } from './platform';
export { platformOf } from './platform-of';
