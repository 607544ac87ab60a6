import { runMigration } from './migrate/run-migration';

// npm run migrate -- --to "eventstore=esdb://… mongodb=mongodb://…"
const interrupt = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupt.abort());

void runMigration(process.argv.slice(2), {
  environment: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  signal: interrupt.signal,
}).then((code) => {
  process.exitCode = code;
});
