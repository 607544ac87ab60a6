import { FolderInUse } from '@reprise/kernel';
import { ConfigurationFault, sizeHeaps, hostLogger, ProcessEnd, readConfig } from '@reprise/hosting';
import { demoPassword } from './demo/seed-demo';
import { DemonstrationUnfinished } from './demo/wait-as-told';
import { startServer } from './server';

/** What a person can fix: a sentence, without a stack trace. */
const sentences = [ConfigurationFault, FolderInUse, DemonstrationUnfinished];

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const started = Date.now();
  sizeHeaps();
  const config = readConfig(process.env);
  let close = (): Promise<void> => Promise.resolve();
  new ProcessEnd(hostLogger(config), () => close()).onSignals().onStrayFailures();
  const server = await startServer(config, say);
  close = () => server.close();
  const url = `http://localhost:${server.port}`;
  say(`Reprise is ready after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  say(`  Public app   ${url}/`);
  say(`  Dashboard    ${url}/dashboard/`);
  say(`  API          ${url}/api/docs`);
  say(`  Data         ${config.dataDir}`);
  if (config.demo) {
    say(`  Mails        ${url}/demo/mails`);
    say(
      `  Log in as    store_seller@demo.reprise.test, warehouse_operator@demo.reprise.test, admin@demo.reprise.test, …`,
    );
    say(
      `               or …@other.reprise.test for the second tenant (http://other.localhost:${server.port}/)`,
    );
    say('               or …@rhin.reprise.test for the outside buyer of the second tenant');
    say(`  Password     ${demoPassword}`);
  }
}

main().catch((error: unknown) => {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  const text = sentences.some((kind) => error instanceof kind) ? message : stack;
  // Anything opened before would keep the process alive.
  process.stderr.write(`${text}\n`, () => process.exit(1));
});
