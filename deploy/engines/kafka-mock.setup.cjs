// Runs before each engine spec, and only acts if Kafka is librdkafka's mock broker (servers/kafka-mock.mjs): that
// one reports a controller that does not exist, and creates topics when they are requested instead of when told to.
const { kafka } = JSON.parse(process.env.REPRISE_ENGINES ?? '{}');

if (kafka?.mock) {
  const BrokerPool = require('kafkajs/src/cluster/brokerPool');
  const { refreshMetadata } = BrokerPool.prototype;
  BrokerPool.prototype.refreshMetadata = async function refresh(topics) {
    await refreshMetadata.call(this, topics);
    if (this.metadata && !this.brokers[this.metadata.controllerId])
      this.metadata.controllerId = Number(Object.keys(this.brokers)[0]);
  };
  const { Kafka } = require('kafkajs');
  const { admin } = Kafka.prototype;
  Kafka.prototype.admin = function mocked(options) {
    const real = admin.call(this, options);
    const createTopics = async ({ topics }) => {
      await real.fetchTopicMetadata({ topics: topics.map(({ topic }) => topic) });
      return true;
    };
    return { ...real, createTopics, deleteTopics: async () => undefined };
  };
}
