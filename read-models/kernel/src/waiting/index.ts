export * from './neighbour';
export * from './shared-runs';
export * from './when-told';
export * from './write-turn';
