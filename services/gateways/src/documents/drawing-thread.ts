import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Turnstile } from '@reprise/kernel';
import type { Answered, Asked, Drawing } from './drawings';

type Waiting = {
  readonly drawing: Drawing;
  readonly done: (pdf: Buffer | Promise<Buffer>) => void;
  readonly failed: (error: Error) => void;
};

/** A label's garbage is short-lived: with a larger young generation the thread holds 30 MB more, and draws no faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };
/** Without anything to draw for so long, the thread gives its 45 MB back; the next drawing comes some 300 ms later. */
const restsAfterMs = 60_000;

/** Enough for the thread to have work while this one is busy; who asks then waits for no more than these. */
const mostUnderWay = 8;

/**
 * Draws in a second thread, because many labels arrive at once when a carrier replies, and each takes milliseconds
 * in which no request would be answered. If no thread is available, or it ended, drawing happens here, one per turn
 * of the event loop: only then are the libraries for it loaded here. The thread does not keep the process alive unless a
 * drawing is awaited, and ends when none was for a while.
 */
export class DrawingThread {
  private readonly first: Waiting[] = [];
  private readonly later: Waiting[] = [];
  private readonly underWay = new Map<number, Waiting>();
  private readonly here = new Turnstile(() => 1);
  private worker: Worker | undefined;
  private usable: boolean;
  private asked = 0;
  private rest: NodeJS.Timeout | undefined;

  /** @param program path of the thread's compiled module; missing when run from source. */
  constructor(
    private readonly program: string,
    private readonly idleMs = restsAfterMs,
  ) {
    this.usable = existsSync(program);
  }

  /** @param when `first`: ahead of all that wait to be drawn `later`. */
  draw(drawing: Drawing, when: 'first' | 'later'): Promise<Buffer> {
    return new Promise((done, failed) => {
      this[when].push({ drawing, done, failed });
      this.next();
    });
  }

  private next(): void {
    while (this.underWay.size < mostUnderWay) {
      const next = this.first.shift() ?? this.later.shift();
      if (!next) return;
      const worker = this.running();
      if (worker) this.ask(worker, next);
      else next.done(this.drawHere(next.drawing));
    }
  }

  private ask(worker: Worker, next: Waiting): void {
    const asked: Asked = { number: (this.asked += 1), drawing: next.drawing };
    worker.postMessage(asked);
    this.underWay.set(asked.number, next);
    worker.ref();
    clearTimeout(this.rest);
  }

  private running(): Worker | undefined {
    if (this.worker || !this.usable) return this.worker;
    const worker = new Worker(this.program, { resourceLimits });
    this.worker = worker
      .on('message', (answer: Answered) => this.answered(answer))
      .on('error', () => this.ended(worker))
      .on('exit', () => this.ended(worker));
    return worker;
  }

  private answered(answer: Answered): void {
    const asker = this.underWay.get(answer.number);
    this.underWay.delete(answer.number);
    this.next();
    if (this.underWay.size === 0) this.restLater();
    if ('error' in answer) asker?.failed(answer.error);
    else asker?.done(Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength));
  }

  private restLater(): void {
    this.worker?.unref();
    this.rest = setTimeout(() => {
      void this.worker?.terminate();
      this.worker = undefined;
    }, this.idleMs).unref();
  }

  private ended(worker: Worker): void {
    if (this.worker !== worker) return;
    this.usable = false;
    this.worker = undefined;
    const left = [...this.underWay.values()];
    this.underWay.clear();
    left.forEach(({ drawing, done }) => done(this.drawHere(drawing)));
    this.next();
  }

  private async drawHere(drawing: Drawing): Promise<Buffer> {
    await this.here.pass();
    const { render } = require('./drawings') as typeof import('./drawings');
    return render(drawing);
  }
}

const thread = new DrawingThread(join(__dirname, 'drawing.main.js'));

/** What somebody has asked for and waits to see. */
export const drawForReader = (drawing: Drawing): Promise<Buffer> => thread.draw(drawing, 'first');

/** What follows from something else, after everything that somebody waits to see. */
export const drawLater = (drawing: Drawing): Promise<Buffer> => thread.draw(drawing, 'later');
