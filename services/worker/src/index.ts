export { followers, projections, reactorsOf } from './consumers';
export { dataFiles, openDataFolder, type DataFolder } from './data-folder';
export { commandSender, eventCatalogues, lifecycles } from './lifecycles';
export { replayProjection, type ReplayMode } from './replay';
export { storyOf } from './story';
export { Worker, type Companion, type WorkerOptions } from './worker';
