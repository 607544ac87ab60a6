export { hostLogger } from './host-logger';
export { serveHealth, serveOperations, type Operations, type OperationsServer } from './operations';
export { runHost, type HostContext, type HostOptions, type Serving } from './run-host';
