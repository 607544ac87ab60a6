type Servers = typeof import('../../../../deploy/engines/servers.mjs');
type Own = Parameters<Servers['startOwn']>;
export type OwnServer = Awaited<ReturnType<Servers['startOwn']>>;
export type EventStoreNodes = Awaited<ReturnType<Servers['startEventStoreNodes']>>;

// Not before it is needed: it loads the drivers of all engines.
const servers = (): Servers => require('../../../../deploy/engines/servers.mjs') as Servers;

/** A server that nobody else uses, to be killed, frozen and started again: by its command, or what stands for it here. */
export const startOwnServer = (...own: Own): Promise<OwnServer> => servers().startOwn(...own);

/** What a title says of the server that nobody else uses. */
export const howOwnEventStore = (): string =>
  process.env['EVENTSTORE_COMMAND'] ? 'EventStoreDB by EVENTSTORE_COMMAND' : 'the double of EventStoreDB';

/** Three nodes by EVENTSTORE_CLUSTER_COMMAND; nothing without one. */
export async function startOwnNodes(folder: string): Promise<EventStoreNodes | undefined> {
  const command = process.env['EVENTSTORE_CLUSTER_COMMAND'];
  return command ? servers().startEventStoreNodes(command, { folder }) : undefined;
}
