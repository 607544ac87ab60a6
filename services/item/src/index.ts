export { ItemModule } from './item.module';
export { itemDecider, type ItemState } from './domain';
