import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngines, readConfig } from '@reprise/hosting';
import { engineOf } from '@reprise/read-kernel/testing';
import { kafkaOf } from '@reprise/relay';
import { TopicReader } from '@reprise/relay/testing';
import { coreJourney, type World } from './testing/core-journey';
import { ownDatabase, ownTopic } from './testing/found-engines';
import { HostProcess } from './testing/host-process';

const [mongodb, kafka] = [engineOf('mongodb'), engineOf('kafka')];

/** Each engine can be selected separately: here the log stays a file, documents and bus are external. */
async function onePlace(url: string, brokers: string): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reprise-one-'));
  const topic = await ownTopic(brokers);
  const environment = {
    ...{
      DATA_DIR: dataDir,
      DEMO: 'on',
      MONGODB_URL: ownDatabase(url),
      EVENTSTORE_URL: '',
      TYPESENSE_URL: '',
    },
    ...{ KAFKA_BROKERS: brokers, KAFKA_TOPIC: topic, SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') },
  };
  const host = new HostProcess('standalone', environment);
  const origin = await host.publicApp();
  const engines = await openEngines(readConfig(environment, 'command'));
  const reader = await TopicReader.open(kafkaOf({ brokers: brokers.split(','), topic }), topic);
  return {
    ...{ origins: [origin], engines, topic: reader },
    async close() {
      await reader.close();
      await engines.close();
      expect(await host.stop()).toBe(0);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const title = 'a buyback in one process that relays, on MongoDB and the embedded log';
if ('url' in mongodb && 'url' in kafka)
  coreJourney(`${title} (${mongodb.how}; ${kafka.how})`, () => onePlace(mongodb.url, kafka.url), {
    bus: true,
  });
else
  describe.skip(`${title}: ${[mongodb, kafka].map((found) => ('skipped' in found ? found.skipped : '')).join(' ')}`, () => {
    it('is paid the validated amount once', () => undefined);
  });
