import { openSecrets } from '@reprise/hosting';
import { runCommand, say } from './command-line';
import { runRotation } from './rotate';

// npm run rotate-master-key [-- --dry-run]
runCommand(({ documents }, args, config) =>
  runRotation(args, { documents, box: openSecrets(config).box, say }),
);
