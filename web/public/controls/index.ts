export * from './button';
export * from './spinner';
export * from './field';
export * from './choice-cards';
export * from './receipt';
export * from './sticky-estimate';
export * from './column';
export { Notice } from '../../ui/notice';
export { Progress } from '../../ui/wizard/progress';
