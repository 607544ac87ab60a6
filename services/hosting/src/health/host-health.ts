import type { EngineUse } from '../engines';
import type { KernelLogger } from '@reprise/kernel';
import type { Config } from '../config';
import type { ConsumerTrouble } from './consumer-watch';
import { EngineWatch } from './engine-watch';
import type { Storage } from './storage-watch';
import { healthReport, type HealthReport, type HealthSources } from './health';

/** The health of one process, from start to end. */
export class HostHealth {
  readonly engines: EngineWatch;
  private phase: HealthSources['phase'] = 'starting';
  private troubles: () => readonly ConsumerTrouble[] = () => [];
  private filling: () => readonly string[] = () => [];
  private overloaded = (): boolean => false;
  private room = (): Storage => 'enough';

  constructor(
    private readonly config: Pick<Config, 'host' | 'instance'>,
    uses: readonly EngineUse[],
    logger: KernelLogger,
  ) {
    this.engines = new EngineWatch({ uses, logger });
  }

  /** Problems reported together with those of the engines. */
  watchConsumers(troubles: () => readonly ConsumerTrouble[]): void {
    this.troubles = troubles;
  }

  /** Names of the lists being filled. */
  watchFilling(filling: () => readonly string[]): void {
    this.filling = filling;
  }

  /** Whether new writes are refused just now. */
  watchLoad(overloaded: () => boolean): void {
    this.overloaded = overloaded;
  }

  /** How much room there is in the data folder. */
  watchStorage(room: () => Storage): void {
    this.room = room;
  }

  get storage(): Storage {
    return this.room();
  }

  working(): void {
    this.phase = 'working';
  }
  stopping(): void {
    this.phase = 'stopping';
  }

  report(): HealthReport {
    const { config, phase } = this;
    const told = { engines: this.engines.all(), consumers: this.troubles(), filling: this.filling() };
    return healthReport({ config, phase, ...told, overloaded: this.overloaded(), storage: this.storage });
  }
}
