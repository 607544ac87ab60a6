// The versions used by the engine tests, pinned: an upgrade is a decision, not a surprise.

/** Images for machines with a Docker engine; variables override them, for example with those of your own registry. */
export const images = {
  eventstoredb: 'eventstore/eventstore:24.10.4-jammy',
  mongodb: 'mongo:8.0.12',
  kafka: 'apache/kafka:3.9.1',
  typesense: 'typesense/typesense:29.0',
};

const imageVariables = {
  eventstoredb: 'EVENTSTORE_IMAGE',
  mongodb: 'MONGODB_IMAGE',
  kafka: 'KAFKA_IMAGE',
  typesense: 'TYPESENSE_IMAGE',
};
export const imageOf = (engine) => process.env[imageVariables[engine]] || images[engine];

/** What `npm run engines:install` compiles or downloads without a Docker engine. */
export const ferretDb = { module: 'github.com/FerretDB/FerretDB', version: 'v1.24.2', go: [1, 24] };
/** Kafka's version is in kafka/pom.xml, where Maven reads it; 3.9 needs Java 11 or newer. */
export const kafka = { java: 11 };
