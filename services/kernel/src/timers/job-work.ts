import type { Timing } from '../base';
import { Recurring } from './recurring';

/** Works on the jobs of one kind, one at a time. */
export type JobRunner = {
  start(): void;
  /** Ends after the step in work; what is left goes on at the next start. */
  stop(): void;
  /** @returns whether there was something to do. */
  next(): Promise<boolean>;
  /** Takes away what is over. */
  sweep(): Promise<void>;
};
export type JobWorkOptions = {
  readonly clock: Timing;
  /** Called when something that the jobs need is away; they wait. */
  readonly failed: (error: unknown) => void;
  /** Between two looks for new jobs; default 500 ms, because people wait for them. */
  readonly lookMs?: number;
};

const sweepMs = 3_600_000;

/** What one of the workers runs: the jobs that wait, and once an hour their sweep. */
export function jobWork(runner: JobRunner, { clock, failed, lookMs = 500 }: JobWorkOptions) {
  const work = async (): Promise<void> => {
    while (await runner.next());
  };
  const running = new Recurring({ work, pauseMs: () => lookMs, failed, clock });
  const sweeping = new Recurring({ work: () => runner.sweep(), pauseMs: () => sweepMs, failed, clock });
  return {
    start(): void {
      runner.start();
      running.start();
      sweeping.start();
    },
    async stop(): Promise<void> {
      runner.stop();
      await Promise.all([running.stop(), sweeping.stop()]);
    },
  };
}
