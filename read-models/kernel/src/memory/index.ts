export { BoundedCache } from './bounded-cache';
