import { messageOf } from '@reprise/kernel';
import { readConfig } from '@reprise/hosting';
import { backUp } from './backup/back-up';

// Writes the archive to standard output: … backup.main.js > reprise.tar
backUp(readConfig(process.env, 'command').dataDir, process.stdout).catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
