import { messageOf } from '@reprise/kernel';
import { readConfig } from '@reprise/hosting';
import { restore } from './backup/restore';

// Reads the archive from standard input: … restore.main.js < reprise.tar
const { dataDir } = readConfig(process.env, 'command');
restore(process.stdin, dataDir).then(
  () => process.stderr.write(`Restored into ${dataDir}. Start it with the master key of the backup.\n`),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  },
);
