export {
  openEngines,
  prepareEngines,
  type Engines,
  type EnginesOptions,
  type PreparedEngines,
} from './engines';
export type { EngineName, EngineUse } from './engine-use';
export { placeOf } from './place';
