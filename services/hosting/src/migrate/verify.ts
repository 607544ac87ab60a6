import { carriedDifferences } from './carried-differences';
import { collectionsOf, digestCollection } from './copy-documents';
import { fileDifferences } from './copy-files';
import { digestLog, logDifferences } from './log-digest';
import { MigrationDiffers, type MigrationTools } from './migration.port';
import { FollowedPositions, samePositions, type PositionMap } from './position-map';
import { positionsInDocuments, repointed } from './positions-in-documents';
import { positionsInStores } from './carry-over';

const shown = 20;

function complain(differences: readonly string[]): void {
  if (differences.length === 0) return;
  const more = differences.length - shown;
  throw new MigrationDiffers([...differences.slice(0, shown), ...(more > 0 ? [`and ${more} more`] : [])]);
}

/**
 * Compares both logs event by event. @returns the target's positions for those of the source. @throws
 * MigrationDiffers
 */
export async function verifyLog({ source, target, say, signal }: MigrationTools): Promise<PositionMap> {
  if (!target.log) return samePositions;
  const wanted = [
    ...(await positionsInStores(source.store)),
    ...(await positionsInDocuments(source.documents)),
  ];
  const positions = new FollowedPositions(wanted, (a, b) => source.log.compare(a, b));
  const here = await digestLog(source.log, positions.sawSource, signal);
  positions.sourceEnded();
  const there = await digestLog(target.log, positions.sawTarget, signal);
  complain(logDifferences(here, there));
  say(`log: ${there.events} events in ${there.streams.size} streams are identical, in the same order`);
  return positions;
}

async function verifyDocuments(tools: MigrationTools, positions: PositionMap): Promise<void> {
  const { source, target, say, signal } = tools;
  const differences: string[] = [];
  let documents = 0;
  const names = await collectionsOf(source.documents);
  for (const name of names) {
    const here = await digestCollection(
      source.documents,
      name,
      (each) => repointed(name, each, positions),
      signal,
    );
    const there = await digestCollection(target.documents, name, (each) => each, signal);
    documents += here.documents;
    if (here.documents !== there.documents)
      differences.push(`${name} has ${there.documents} documents instead of ${here.documents}`);
    else if (here.hash !== there.hash) differences.push(`${name} has different documents`);
  }
  complain(differences);
  say(`documents: ${documents} in ${names.length} collections are identical`);
}

/** @throws MigrationDiffers */
export async function verifyRest(tools: MigrationTools, positions: PositionMap): Promise<void> {
  await verifyDocuments(tools, positions);
  complain(await fileDifferences(tools));
  tools.say(`files: ${(await tools.source.files.keys()).length} are identical`);
  complain(await carriedDifferences(tools, positions));
  tools.say(`consumers: ${(await tools.source.store.consumers()).length} resume at their positions`);
}
