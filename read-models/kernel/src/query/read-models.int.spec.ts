import { SqliteDocuments } from '../documents';
import { listQueryConformance, readModelsConformance } from '../testing';

const open = async () => new SqliteDocuments({ file: ':memory:' });

listQueryConformance('SQLite', open);
readModelsConformance('SQLite', open);
