import {
  crashConformance,
  describeEngine,
  listQueryConformance,
  mongoDatabases,
  projectionConformance,
  readModelsConformance,
  rebuildConformance,
} from '../../testing';
import { MongoDocuments } from './mongo-documents';

describeEngine('mongodb', 'read models on a server of MongoDB', (url) => {
  const databases = mongoDatabases(url);
  afterAll(() => databases.drop());
  const open = () => MongoDocuments.connect({ url, database: databases.next() });

  projectionConformance('MongoDB', open);
  crashConformance('MongoDB', open);
  rebuildConformance('MongoDB', open);
  readModelsConformance('MongoDB', open);
  listQueryConformance('MongoDB', open);
});
