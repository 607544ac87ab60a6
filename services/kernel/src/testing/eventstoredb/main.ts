import { startEventStoreDouble } from './eventstore-double';

// <port> [<file>]: serves until it is killed; says so on its output. What it has acknowledged is in the file.
const [port, file] = process.argv.slice(2);
void startEventStoreDouble({ port: Number(port ?? 2113), ...(file ? { file } : {}) }).then(({ url }) =>
  process.stdout.write(`${url}\n`),
);
