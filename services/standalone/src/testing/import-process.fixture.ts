import { join } from 'node:path';
import { importsCompanion } from '@reprise/catalogue';
import { DiskFileStore } from '@reprise/gateways';
import { eventCatalogues } from '@reprise/hosting';
import { silentLogger, SqliteEventLog, systemClock } from '@reprise/kernel';
import { SqliteDocuments } from '@reprise/read-kernel/documents';

/** Runs what imports wait in a folder, until it is killed. */
const [dataDir = ''] = process.argv.slice(2);
importsCompanion({
  documents: new SqliteDocuments({ file: join(dataDir, 'documents.db') }),
  log: new SqliteEventLog({ file: join(dataDir, 'log.db'), catalogues: eventCatalogues() }),
  files: new DiskFileStore({ dataDir }),
  clock: systemClock,
  logger: silentLogger,
}).start();
// The clock's timers do not keep a process alive.
setInterval(() => undefined, 1_000);
