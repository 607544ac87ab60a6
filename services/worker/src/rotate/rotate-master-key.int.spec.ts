import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { rotationSuite } from './testing/rotation.suite';

rotationSuite('a new master key over SQLite', async () => new SqliteDocuments({ file: ':memory:' }));
