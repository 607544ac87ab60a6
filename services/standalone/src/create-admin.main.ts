import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readConfig } from '@reprise/hosting';
import { createAdministrator } from './create-admin';
import { demoStores } from './demo/demo-stores';
import { openApplication } from './open-application';

const usage =
  'npm run create-admin -- --email you@example.org --account "Name" [--firstname …] [--lastname …] [--url https://…]\n' +
  'The password is read from the terminal, or from the environment variable PASSWORD.';

/** The typed password is not echoed. */
async function askPassword(): Promise<string> {
  process.stdout.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  for await (const line of lines) {
    lines.close();
    process.stdout.write('\n');
    return line;
  }
  return '';
}

const text = { type: 'string' } as const;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { email: text, account: text, firstname: text, lastname: text, url: text },
  });
  const { email, account, ...rest } = values;
  if (!email || !account) throw new RangeError(usage);
  const config = readConfig(process.env, 'command');
  const password = process.env['PASSWORD'] ?? (await askPassword());
  const { app, close } = await openApplication(config);
  try {
    await createAdministrator(demoStores(app), { email, account, password, ...rest });
    process.stdout.write(`${email} may log in as super_admin, and begins in ${account}.\n`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
