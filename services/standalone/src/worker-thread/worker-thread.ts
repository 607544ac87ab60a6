import { once } from 'node:events';
import { extname, join } from 'node:path';
import { MessageChannel, Worker as Thread } from 'node:worker_threads';
import { memoryForTurns, type Beside, type Config, type Counted } from '@reprise/hosting';
import type { RequestsUnderWay } from '@reprise/kernel';
import type { Order, ThreadData } from './orders.types';
import { portNeighbour } from './port-neighbour';
import { countRequests, memoryForRequests } from './requests-elsewhere';

// Run from source, as tests do, its name ends differently.
const program = join(__dirname, `worker-thread.main${extname(__filename)}`);
/** As the main thread's. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/**
 * The worker in a thread of its own, with connections of its own, so that no answer waits for a label, a mail or a row.
 * It ends with the process, however that ends, and the process with it: what it left undone is unknown.
 */
export class WorkerThread {
  private readonly channel = new MessageChannel();
  private readonly turns = memoryForTurns();
  private readonly requests = memoryForRequests();
  private thread: Thread | undefined;
  private ended: Promise<unknown> = Promise.resolve();
  private working: Promise<unknown> = Promise.resolve();
  private isStopping = false;

  /** For the engines of this thread. */
  readonly beside: Beside = {
    neighbour: portNeighbour(this.channel.port1),
    turns: this.turns,
    claimed: false,
  };

  /** A queue of them goes first. */
  letGoFirst(requests: RequestsUnderWay): void {
    countRequests(requests, this.requests);
  }

  /** @param config names this process in leases. */
  begin(config: Config): void {
    const { port2: neighbour } = this.channel;
    const { turns, requests } = this;
    const workerData: ThreadData = { config, neighbour, turns, requests };
    this.thread = new Thread(program, { workerData, resourceLimits, transferList: [neighbour] });
    this.ended = once(this.thread, 'exit');
    this.working = once(this.thread, 'message');
    // One that ends before it works ends the process.
    this.working.catch(() => undefined);
    this.thread.on('exit', (code) => {
      if (!this.isStopping) throw new Error(`the worker's thread ended with ${code}`);
    });
  }

  /** Resolves once it works. */
  async start(): Promise<void> {
    await this.working;
  }

  listens(port: number): void {
    this.order({ order: 'listens', port });
  }

  /** What it has counted for the metrics. */
  async counted(): Promise<Counted | undefined> {
    if (!this.thread || this.isStopping) return undefined;
    const { port1, port2 } = new MessageChannel();
    this.thread.postMessage({ order: 'count', to: port2 } satisfies Order, [port2]);
    const [counted] = (await once(port1, 'message')) as [Counted];
    port1.close();
    return counted;
  }

  /** Finishes work in progress and releases leases. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.order({ order: 'stop' });
    await this.ended;
    this.channel.port1.close();
  }

  private order(order: Order): void {
    this.thread?.postMessage(order);
  }
}
