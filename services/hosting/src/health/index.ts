export { ConsumerWatch, type ConsumerTrouble, type ConsumerWatchOptions } from './consumer-watch';
export { EngineWatch, type EngineState, type EngineWatchOptions } from './engine-watch';
export type { FillingWatch } from './filling-watch';
export { healthReport, httpStatusOf, type HealthReport } from './health';
export { HostHealth } from './host-health';
export type { Storage } from './storage-watch';
export { watchStorage } from './watch-storage';
export { watchFilling } from './watch-filling';
export { LagWatch, type ConsumerPlace, type LagSample, type StuckConsumer } from './lag-watch';
