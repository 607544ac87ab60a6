export { WorkerThread } from './worker-thread';
