import { FolderInUse } from '@reprise/kernel';
import { ConfigurationFault, readConfig } from '@reprise/hosting';
import { demoPassword } from './demo/seed-demo';
import { startServer } from './server';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const started = Date.now();
  const config = readConfig(process.env);
  const server = await startServer(config, say);
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
      `               and as …@other.reprise.test for the second tenant (http://other.localhost:${server.port}/)`,
    );
    say(`  Password     ${demoPassword}`);
  }
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigurationFault || error instanceof FolderInUse;
  const fault = isPlain ? error.message : error;
  process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
  process.exitCode = 1;
});
