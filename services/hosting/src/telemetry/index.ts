export { browserErrorsOf } from './browser-errors';
export { Metrics, type Counted, type SagaAge } from './metrics';
export { openTelemetry, type Telemetry, type TelemetrySettings } from './telemetry';
