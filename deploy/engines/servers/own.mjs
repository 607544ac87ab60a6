// A dedicated server, to be killed, frozen and restarted: started by its command if one is given.
import { commandOf, startByCommand } from './by-command.mjs';
import { startEventStoreDouble } from './eventstore-double.mjs';
import { startFerretDb } from './ferretdb.mjs';
import { startKafka } from './kafka.mjs';

const installed = { eventstoredb: startEventStoreDouble, mongodb: startFerretDb, kafka: startKafka };

/**
 * Without a command: the double of EventStoreDB, and FerretDB and Kafka as installed here. @param options { folder,
 * port? }
 */
export function startOwn(engine, options) {
  const command = commandOf(engine);
  if (command) return startByCommand(engine, command, options);
  const start = installed[engine];
  if (!start) throw new Error(`no server of ${engine} can be started here`);
  return start(options);
}
