export { openEngines, type EngineName, type Engines, type EngineUse } from './engines';
export { placeOf } from './place';
