type Servers = typeof import('../../../../deploy/engines/servers.mjs');
type Own = Parameters<Servers['startOwn']>;
export type OwnServer = Awaited<ReturnType<Servers['startOwn']>>;
export type EventStoreNodes = Awaited<ReturnType<Servers['startEventStoreNodes']>>;

// Loaded on demand: it loads the drivers of all engines.
const servers = (): Servers => require('../../../../deploy/engines/servers.mjs') as Servers;

/** A dedicated server, to be killed, frozen and restarted: started by its command, or its substitute here. */
export const startOwnServer = (...own: Own): Promise<OwnServer> => servers().startOwn(...own);

/** How a title describes the dedicated server. */
export const howOwnEventStore = (): string =>
  process.env['EVENTSTORE_COMMAND'] ? 'EventStoreDB by EVENTSTORE_COMMAND' : 'the double of EventStoreDB';

/** Three nodes by EVENTSTORE_CLUSTER_COMMAND; undefined without it. */
export async function startOwnNodes(folder: string): Promise<EventStoreNodes | undefined> {
  const command = process.env['EVENTSTORE_CLUSTER_COMMAND'];
  return command ? servers().startEventStoreNodes(command, { folder }) : undefined;
}
