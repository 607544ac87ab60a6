import type { KernelLogger } from '@reprise/kernel';
import type { Engines } from '../engines';
import { lists } from '../read-models';
import { FillingWatch } from './filling-watch';
import type { HostHealth } from './host-health';

type Filled = {
  readonly engines: Pick<Engines, 'log' | 'readModels'>;
  readonly health: Pick<HostHealth, 'watchFilling'>;
  readonly logger: KernelLogger;
};

/** Whether the lists are complete, whichever process folds them: in the host's health and on the pages that it serves. */
export function watchFilling({ engines, health, logger }: Filled): FillingWatch {
  const { log, readModels } = engines;
  const filling = new FillingWatch({ log, readModels, lists, logger });
  health.watchFilling(() => filling.filling());
  return filling;
}
