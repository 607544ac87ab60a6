export * from './exports.parts';
