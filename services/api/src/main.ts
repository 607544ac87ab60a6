import { runHost } from '@reprise/hosting';
import { serveApi } from './serve-api';

runHost('api', { serve: serveApi });
