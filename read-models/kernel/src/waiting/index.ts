export * from './neighbour';
export * from './when-told';
export * from './write-turn';
