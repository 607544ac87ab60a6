import { ConfigurationFault, readConfig } from '@reprise/hosting';
import { demoStores } from './demo/demo-stores';
import { DemoClient } from './demo/demo-client';
import { demoPassword } from './demo/seed-demo';
import { seedForPeople } from './demo/seed-for-people';
import { DemonstrationUnfinished, WaitAsTold } from './demo/wait-as-told';
import { openApplication } from './open-application';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The demonstration on separate hosts. A worker must be running: it moves the buybacks through their stages. */
async function main(): Promise<void> {
  const { app, close } = await openApplication(readConfig({ ...process.env, DEMO: 'on' }, 'command'));
  try {
    const patience = new WaitAsTold({ say });
    await seedForPeople(demoStores(app), new DemoClient(app, demoPassword, patience), say);
    say(`The demonstration is complete. Password of all users: ${demoPassword}`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigurationFault || error instanceof DemonstrationUnfinished;
  const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
