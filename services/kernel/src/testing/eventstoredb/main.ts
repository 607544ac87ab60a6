import { startEventStoreDouble } from './eventstore-double';

// <port> [<file>] [<address>]: serves until it is killed; prints a line when ready. What it has acknowledged is in
// the file.
const [port, file, address] = process.argv.slice(2);
void startEventStoreDouble({
  port: Number(port ?? 2113),
  ...(file ? { file } : {}),
  ...(address ? { address } : {}),
}).then(({ url }) => process.stdout.write(`${url}\n`));
