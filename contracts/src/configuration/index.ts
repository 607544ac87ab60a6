export * from './circuit';
export * from './methods';
export * from './dispatch';
export * from './settings';
export * from './transfer-order';
export * from './stock';
export * from './circuits.api';
export * from './settings.api';
