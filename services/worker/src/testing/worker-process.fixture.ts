import { Machine } from './machine';
import { folderEngines } from './machine-engines';

// A worker in a separate process, over the given data folder, until it is killed.
const [, , dataDir = '', storesIn] = process.argv;
const engines = folderEngines(dataDir, storesIn === 'documents' ? storesIn : 'log');
const machine = new Machine(dataDir, engines);
machine.worker.start();
process.stdout.write('started\n');
// The clock's timers do not keep a process alive.
setInterval(() => undefined, 1_000);
