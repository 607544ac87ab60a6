export { BusUse } from './bus-use';
export { kafkaOf } from './kafka-client';
export { eventsPerBatch, transactionalIdOf, type KafkaOptions, type KafkaSecurity } from './kafka-options';
export { KafkaRelay, relayName, type KafkaRelayOptions } from './kafka-relay';
export { kafkaSecurityOf } from './kafka-security';
export { busOf, relayOf } from './relay-of';
export { describeTopic, makeTopic, TopicMissing, type Topic } from './topic';
