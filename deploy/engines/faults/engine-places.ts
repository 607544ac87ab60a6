import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf, type Engine } from '@reprise/read-kernel/testing';
import { startOwn, type EngineServer } from '../servers.mjs';

/** An engine as named in the hosts' health. */
export type EngineUseName = 'log' | 'documents' | 'bus';
export type EnginePlace = {
  readonly use: EngineUseName;
  readonly url: string;
  /** Absent if the server is external. */
  readonly server?: EngineServer;
};

const kinds = {
  log: 'eventstoredb',
  documents: 'mongodb',
  bus: 'kafka',
} as const satisfies Record<EngineUseName, Engine>;
export const uses: readonly EngineUseName[] = ['log', 'documents', 'bus'];

/** Why the hosts cannot run here at all; undefined if they can. */
export function hindrance(): string | undefined {
  const reasons = uses.flatMap((use) => {
    const found = engineOf(kinds[use]);
    if ('skipped' in found) return [`${kinds[use]}: ${found.skipped}`];
    return found.mock ? [`${kinds[use]}: ${found.how} loses its data when it is killed`] : [];
  });
  return reasons.length > 0 ? reasons.join('; ') : undefined;
}

/** Why it must not be killed; undefined if we can start our own. */
export function spared(use: EngineUseName): string | undefined {
  const found = engineOf(kinds[use]);
  if ('skipped' in found) return found.skipped;
  return found.startable ? undefined : `${found.how} is not ours to kill`;
}

/** Our own server if possible, otherwise the one that was found. */
export async function openEngine(use: EngineUseName, folder: string): Promise<EnginePlace> {
  const found = engineOf(kinds[use]);
  if (spared(use) !== undefined) return { use, url: 'url' in found ? found.url : '' };
  const own = join(folder, use);
  mkdirSync(own, { recursive: true });
  const server = await startOwn(kinds[use], { folder: own });
  return { use, url: server.url, server };
}
