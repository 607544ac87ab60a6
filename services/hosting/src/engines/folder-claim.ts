import { lockFolder, shareFolder } from '@reprise/kernel';
import type { Config } from '../config';
import { makePrivateFolder } from '../private-folder';
import { inUsableFolder } from '../usable-folder';

/** The data folder contains something that several processes cannot use at once. */
export const usesFolder = ({ eventstoreUrl, mongodbUrl }: Config): boolean => !eventstoreUrl || !mongodbUrl;

/** A standalone locks its folder; separate hosts share one. @returns the release. @throws FolderInUse, ConfigurationFault */
export function claimFolder(config: Config): () => void {
  if (!usesFolder(config)) return () => undefined;
  inUsableFolder(config.dataDir, () => makePrivateFolder(config.dataDir));
  switch (config.host) {
    case 'standalone':
      return lockFolder(config.dataDir);
    case 'api':
    case 'worker':
    case 'relay':
      return shareFolder(config.dataDir);
    case 'command':
      // A command runs alongside whatever uses the folder.
      return () => undefined;
  }
}
