import type { KernelLogger } from '@reprise/kernel';
import type { Config } from '../config';
import { usesFolder } from '../engines';
import type { HostHealth } from './host-health';
import { StorageWatch } from './storage-watch';

type Host = {
  readonly config: Config;
  readonly health: Pick<HostHealth, 'watchStorage'>;
  readonly logger: KernelLogger;
};

/** Whether there is room in the data folder, if the host keeps data there: in its health, and at its door. */
export function watchStorage({ config, health, logger }: Host): StorageWatch | undefined {
  if (!usesFolder(config)) return undefined;
  const watch = new StorageWatch({ folder: config.dataDir, logger });
  health.watchStorage(() => watch.state);
  watch.start();
  return watch;
}
