export { ItemLifecycle } from './item.lifecycle';
