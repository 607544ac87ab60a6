import { hostLogger, runHost } from '@reprise/hosting';
import { BusUse } from './bus-use';
import { busOf } from './relay-of';
import { serveRelay } from './serve-relay';

runHost('relay', {
  serve: serveRelay,
  uses: (config) => [new BusUse(busOf(config), true, hostLogger(config))],
});
