export { memoryForTurns, type Beside } from './beside';
export {
  openEngines,
  prepareEngines,
  type Engines,
  type EnginesOptions,
  type PreparedEngines,
} from './engines';
export type { EngineName, EngineUse } from './engine-use';
export { usesFolder } from './folder-claim';
export { placeOf } from './place';
