import { carryOver, timersOf } from './carry-over';
import { collectionsOf, copyDocuments } from './copy-documents';
import { copyFiles } from './copy-files';
import { copyLog } from './copy-log';
import { markBegun, markComplete, stageOf } from './migration-mark';
import { MigrationRefused, type MigrationTools } from './migration.port';
import type { MigrationState } from './migration-state';
import { verifyLog, verifyRest } from './verify';

/**
 * Copies an installation: the log first, so that everything that refers to it can be adjusted; then documents,
 * files, and the consumers' state. Verifies everything. After an interruption, it resumes when run again.
 * @throws MigrationRefused, MigrationDiffers
 */
export async function migrate(tools: MigrationTools, state: MigrationState): Promise<void> {
  const { source, target, now, say } = tools;
  const stage = await stageOf(source, target);
  if (stage.at === 'complete') throw new MigrationRefused(`${target.place} is already a complete copy`);
  if (stage.at === 'begun') say('resuming an unfinished migration');
  state.belongTo(stage.at === 'begun' ? stage.copyId : await markBegun(source, target, now()));
  await copyLog(tools, state);
  const positions = await verifyLog(tools);
  await copyDocuments(tools, state, positions);
  await copyFiles(tools, state);
  await carryOver(tools, positions);
  await verifyRest(tools, positions);
  await markComplete(target, now());
}

/** Compares a copy with its source without changing anything. @throws MigrationRefused, MigrationDiffers */
export async function verify(tools: MigrationTools): Promise<void> {
  if ((await stageOf(tools.source, tools.target)).at === 'new')
    throw new MigrationRefused(`${tools.target.place} is empty`);
  await verifyRest(tools, await verifyLog(tools));
}

/** Reports what would be copied without changing anything. @throws MigrationRefused if it could not be copied. */
export async function rehearse({ source, target, say }: MigrationTools): Promise<void> {
  const stage = await stageOf(source, target);
  const names = await collectionsOf(source.documents);
  const counts = await Promise.all(names.map((name) => source.documents.collection({ name }).count({})));
  const documents = counts.reduce((sum, count) => sum + count, 0);
  const events = await source.log.distance('');
  say(`${source.place} contains`);
  say(`  ${events} events${target.log ? '' : ', which stay where they are'}`);
  say(`  ${documents} documents in ${names.length} collections`);
  say(`  ${(await source.files.keys()).length} files`);
  say(`  checkpoints of ${(await source.store.consumers()).length} consumers`);
  say(`  ${(await timersOf(source.timers)).length} timers`);
  const told = {
    new: 'is empty and can receive them',
    begun: 'has some of them',
    complete: 'has all of them',
  };
  say(`${target.place} ${told[stage.at]}`);
}
