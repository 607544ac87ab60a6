import { SqliteDocuments } from '../documents';
import { crashConformance, oneByOne, projectionConformance, rebuildConformance } from '../testing';

const open = async () => new SqliteDocuments({ file: ':memory:', durability: 'NORMAL' });

projectionConformance('SQLite', open);
projectionConformance('an engine without transactions', async () => oneByOne(await open()));
crashConformance('SQLite', open);
crashConformance('an engine without transactions', async () => oneByOne(await open()));
rebuildConformance('SQLite', open);
