import { kafkaOf } from '@reprise/relay';
import { TopicReader } from '@reprise/relay/testing';
import { coreJourney, type World } from './testing/core-journey';
import { foundEngines, hasEngines, howFound } from './testing/found-engines';
import { startSeparateHosts } from './testing/separate-hosts';

async function manyPlaces(): Promise<World> {
  const found = await foundEngines();
  const hosts = await startSeparateHosts(found.environment);
  const { KAFKA_BROKERS: brokers = '', KAFKA_TOPIC: topic = '' } = found.environment;
  const reader = await TopicReader.open(kafkaOf({ brokers: brokers.split(','), topic }), topic);
  return {
    ...{ origins: hosts.origins, engines: hosts.engines, topic: reader },
    async close() {
      await reader.close();
      const codes = await hosts.stop();
      await hosts.close();
      await found.close();
      // When told to stop, every host exits in an orderly way.
      expect(codes).toEqual(codes.map(() => 0));
    },
  };
}

const title = `a buyback on the engines, two of each host (${howFound()})`;
if (hasEngines()) coreJourney(title, manyPlaces, { bus: true });
else
  describe.skip(title, () => {
    it('is paid the validated amount once', () => undefined);
  });
