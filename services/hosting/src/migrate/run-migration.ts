import { FolderInUse } from '@reprise/kernel';
import { migrate, rehearse, verify } from './migrate';
import { migrateArguments, UsageFault, type MigrateArguments } from './migrate-arguments';
import { usage } from './migrate-usage';
import { MigrationDiffers, MigrationRefused, type MigrationTools } from './migration.port';
import { MigrationState } from './migration-state';
import { openSource } from './open-source';
import { openTarget } from './open-target';
import { copyOtherThings, otherThings } from './other-things';

export type Surroundings = {
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly signal: AbortSignal;
};

async function perform(
  { from, state: folder, to, act }: MigrateArguments,
  { say, signal }: Surroundings,
): Promise<void> {
  const source = openSource(from);
  try {
    const target = await openTarget(to, from);
    try {
      const tools: MigrationTools = { source, target, say, signal, now: () => new Date() };
      if (act === 'rehearse') return await rehearse(tools);
      if (act === 'verify') return await verify(tools);
      await migrate(tools, MigrationState.open(folder));
      if (to.dataDir) await copyOtherThings(from, to.dataDir);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  say(`${from} was copied and verified; it is unchanged.`);
  if (to.dataDir) return;
  const left = await otherThings(from);
  if (left.includes('secrets'))
    say('The hosts need its master key: set SECRETS_KEY to the content of secrets/master.key.');
  if (left.includes('mail')) say('Mails saved on disk stay there.');
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function codeOf(error: unknown, { signal }: Surroundings): number {
  if (error instanceof UsageFault) return 2;
  if (error instanceof MigrationRefused || error instanceof FolderInUse) return 3;
  if (error instanceof MigrationDiffers) return 4;
  return signal.aborted ? 130 : 1;
}

/** @returns the exit code. */
export async function runMigration(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { say, complain, signal, environment } = surroundings;
  try {
    const asked = migrateArguments(args, environment);
    if (asked) await perform(asked, surroundings);
    else say(usage);
    return 0;
  } catch (error) {
    const code = codeOf(error, surroundings);
    complain(signal.aborted ? 'interrupted; run it again to resume' : reasonOf(error));
    if (code === 2) complain(`\n${usage}`);
    if (code === 1) complain('run it again to resume');
    return code;
  }
}
