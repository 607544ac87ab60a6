import { runHost } from '@reprise/hosting';
import { serveWorker } from './serve-worker';

runHost('worker', { serve: serveWorker });
