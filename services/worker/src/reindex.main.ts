import { reindex } from '@reprise/catalogue';
import { systemClock } from '@reprise/kernel';
import { runCommand, say } from './command-line';

const leaseMs = 10_000;

// npm run reindex -- --account <id> | --all
runCommand(async ({ search, store, documents, readModels, log }, args) => {
  if (!search)
    throw new RangeError('TYPESENSE_URL is not set: each process then builds its own index at startup');
  // Waiting for another host's lease alone would not keep the process alive.
  const awake = setInterval(() => undefined, leaseMs);
  const instance = `reindex-${process.pid}-${Date.now()}`;
  try {
    const lease = { store, instance, leaseMs, clock: systemClock };
    await reindex(args, { ...lease, search, documents, readModels, log, say });
  } finally {
    clearInterval(awake);
  }
});
