import { lockFolder, shareFolder } from '@reprise/kernel';
import type { Config } from '../config';
import { makePrivateFolder } from '../private-folder';

/** Something that several processes cannot have at once lies in the data folder. */
const usesFolder = ({ eventstoreUrl, mongodbUrl }: Config): boolean => !eventstoreUrl || !mongodbUrl;

/** The standalone has its folder to itself; separate hosts share one. @returns the release. @throws FolderInUse */
export function claimFolder(config: Config): () => void {
  if (!usesFolder(config)) return () => undefined;
  makePrivateFolder(config.dataDir);
  switch (config.host) {
    case 'standalone':
      return lockFolder(config.dataDir);
    case 'api':
    case 'worker':
    case 'relay':
      return shareFolder(config.dataDir);
    case 'command':
      // A command works beside whoever serves the folder.
      return () => undefined;
  }
}
