export { MongoDocuments } from '../documents/mongodb/mongo-documents';
export { openMongo, type MongoOptions, type MongoServer } from '../documents/mongodb/mongo-server';
