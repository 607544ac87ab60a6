import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf, type Engine } from '@reprise/read-kernel/testing';
import { startOwn, type EngineServer } from '../servers.mjs';

/** An engine as the hosts' health names it. */
export type EngineUseName = 'log' | 'documents' | 'bus';
export type EnginePlace = {
  readonly use: EngineUseName;
  readonly url: string;
  /** Missing where the server is somebody else's. */
  readonly server?: EngineServer;
};

const kinds = {
  log: 'eventstoredb',
  documents: 'mongodb',
  bus: 'kafka',
} as const satisfies Record<EngineUseName, Engine>;
export const uses: readonly EngineUseName[] = ['log', 'documents', 'bus'];

/** Why the hosts cannot run here at all; nothing when they can. */
export function hindrance(): string | undefined {
  const reasons = uses.flatMap((use) => {
    const found = engineOf(kinds[use]);
    if ('skipped' in found) return [`${kinds[use]}: ${found.skipped}`];
    return found.mock ? [`${kinds[use]}: ${found.how} forgets when it is killed`] : [];
  });
  return reasons.length > 0 ? reasons.join('; ') : undefined;
}

/** Why nobody may kill it; nothing when one of our own can be started. */
export function spared(use: EngineUseName): string | undefined {
  const found = engineOf(kinds[use]);
  if ('skipped' in found) return found.skipped;
  return found.startable ? undefined : `${found.how} is not ours to kill`;
}

/** One of our own where that is possible, else the one that was found. */
export async function openEngine(use: EngineUseName, folder: string): Promise<EnginePlace> {
  const found = engineOf(kinds[use]);
  if (spared(use) !== undefined) return { use, url: 'url' in found ? found.url : '' };
  const own = join(folder, use);
  mkdirSync(own, { recursive: true });
  const server = await startOwn(kinds[use], { folder: own });
  return { use, url: server.url, server };
}
