import { Machine } from './machine';
import { folderEngines } from './machine-engines';

// A worker in a process of its own, over the data folder that it is given, until it is killed.
const [, , dataDir = '', storesIn] = process.argv;
const engines = folderEngines(dataDir, storesIn === 'documents' ? storesIn : 'log');
const machine = new Machine(dataDir, engines);
machine.worker.start();
process.stdout.write('started\n');
// Its clock's timers keep no process alive.
setInterval(() => undefined, 1_000);
