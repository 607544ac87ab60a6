export { followers, projections, reactorsOf } from './followers';
export { replayProjection, type ReplayMode } from './replay';
export { serveWorker, watchWorker } from './serve-worker';
export { storyOf } from './story';
export { Worker, type Companion, type WorkerOptions } from './worker';
export { workerOf, type HostedWorker } from './worker-of';
