import { Machine } from './machine';

// A worker in a process of its own, over the data folder that it is given, until it is killed.
const machine = new Machine(process.argv[2]);
machine.worker.start();
process.stdout.write('started\n');
// Its clock's timers keep no process alive.
setInterval(() => undefined, 1_000);
