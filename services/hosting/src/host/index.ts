export { withDoors } from './doors';
export { sizeHeaps } from './heap-sizes';
export { hostLogger } from './host-logger';
export { listen } from './listen';
export { serveHealth, serveOperations, type Operations, type OperationsServer } from './operations';
export { runHost, type HostContext, type HostOptions, type Serving } from './run-host';
export { ProcessEnd } from './process-end';
export { untilServed } from './until-served';
export { openWaitingRoom } from './waiting-room';
