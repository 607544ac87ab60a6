import type { EngineUse } from '../engines';
import type { KernelLogger } from '@reprise/kernel';
import type { Config } from '../config';
import type { ConsumerTrouble } from './consumer-watch';
import { EngineWatch } from './engine-watch';
import { healthReport, type HealthReport, type HealthSources } from './health';

/** The health of one process, from its start to its end. */
export class HostHealth {
  readonly engines: EngineWatch;
  private phase: HealthSources['phase'] = 'starting';
  private troubles: () => readonly ConsumerTrouble[] = () => [];

  constructor(
    private readonly config: Pick<Config, 'host' | 'instance'>,
    uses: readonly EngineUse[],
    logger: KernelLogger,
  ) {
    this.engines = new EngineWatch({ uses, logger });
  }

  /** Whose troubles are told with the engines'. */
  watchConsumers(troubles: () => readonly ConsumerTrouble[]): void {
    this.troubles = troubles;
  }

  working(): void {
    this.phase = 'working';
  }
  stopping(): void {
    this.phase = 'stopping';
  }

  report(): HealthReport {
    const { config, phase } = this;
    return healthReport({ config, phase, engines: this.engines.all(), consumers: this.troubles() });
  }
}
