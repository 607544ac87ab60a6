import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Turnstile } from '@reprise/kernel';
import { render, type Answered, type Asked, type Drawing } from './drawings';
import type { PackageLabelInput, ShippingLabelInput } from './package-label';

type Waiting = {
  readonly drawing: Drawing;
  readonly done: (pdf: Buffer | Promise<Buffer>) => void;
  readonly failed: (error: Error) => void;
};

/** A label's garbage is short-lived: with a larger young generation the thread holds 30 MB more, and draws no faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };
/** Without anything to draw for so long, the thread gives its 45 MB back; the next drawing comes some 300 ms later. */
const restsAfterMs = 60_000;

/**
 * Draws in a second thread, because many labels arrive at once when a carrier replies, and each takes milliseconds
 * in which no request would be answered. If no thread is available, or it ended, drawing happens here, one per turn
 * of the event loop. The thread does not keep the process alive unless a drawing is awaited, and ends when none was for a while.
 */
export class DrawingThread {
  private readonly waiting = new Map<number, Waiting>();
  private readonly here = new Turnstile(1);
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

  draw(drawing: Drawing): Promise<Buffer> {
    const worker = this.running();
    if (!worker) return this.drawHere(drawing);
    return new Promise((done, failed) => {
      const asked: Asked = { number: (this.asked += 1), drawing };
      worker.postMessage(asked);
      this.waiting.set(asked.number, { drawing, done, failed });
      worker.ref();
      clearTimeout(this.rest);
    });
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
    const asker = this.waiting.get(answer.number);
    this.waiting.delete(answer.number);
    if (this.waiting.size === 0) this.restLater();
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
    const left = [...this.waiting.values()];
    this.waiting.clear();
    left.forEach(({ drawing, done }) => done(this.drawHere(drawing)));
  }

  private async drawHere(drawing: Drawing): Promise<Buffer> {
    await this.here.pass();
    return render(drawing);
  }
}

const thread = new DrawingThread(join(__dirname, 'drawing.main.js'));

/** Like `renderShippingLabel`, in the second thread. */
export const drawShippingLabel = (input: ShippingLabelInput): Promise<Buffer> =>
  thread.draw({ kind: 'shippingLabel', input });

/** Like `renderPackageLabel`, in the second thread. */
export const drawPackageLabel = (input: PackageLabelInput): Promise<Buffer> =>
  thread.draw({ kind: 'packageLabel', input });
