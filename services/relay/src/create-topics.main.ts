import { ConfigurationFault, readConfig } from '@reprise/hosting';
import { createTopic, topicFlags } from './create-topics';
import { busOf } from './relay-of';

/** `npm run kafka:topics -- [--partitions 12] [--replication 3] [--retention-days 7] [--max-message-bytes 1048588]`. */
async function run(): Promise<void> {
  const flags = topicFlags(process.argv.slice(2));
  process.stdout.write(`${await createTopic(busOf(readConfig(process.env, 'command')), flags)}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof ConfigurationFault ? 2 : 1;
});
