import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Runs one of the programs beside this file. Whoever holds the product in its memory pauses for 30 ms whenever it collects
 * its garbage, so the process that asks and takes the times loads nothing of it.
 */
export async function filledBy(program, ...args) {
  const child = fork(join(here, program), args);
  const [found] = await once(child, 'message');
  return found;
}

/** The other end: what `fill` returns is what `filledBy` resolves to. */
export async function fillAs(fill) {
  const found = await fill(...process.argv.slice(2));
  process.send(found ?? null, () => process.exit(0));
}
