import { deriveId, systemClock, type Timing } from '../ids';
import { backOffMs, defaultBackOff, type BackOff } from '../subscription/back-off';
import { messageOf, silentLogger, type KernelLogger } from '../subscription/logger';
import { sendSettled, systemActor, type SendCommand } from '../subscription/send-command';
import type { DueTimer, TimerStore } from './timer-store.port';

export type TimerServiceOptions = {
  readonly store: TimerStore;
  readonly send: SendCommand;
  readonly clock?: Timing;
  readonly logger?: KernelLogger;
  /** 1 s unless named. */
  readonly pollMs?: number;
  readonly backOff?: BackOff;
  readonly random?: () => number;
};

const batch = 100;

/**
 * Fires due timers, at least once: the command's id derives from the timer, so that a second firing, by this or
 * another instance, appends nothing. A timer is tried until its command is taken or refused.
 */
export class TimerService {
  private readonly options: Required<TimerServiceOptions>;
  private cancelPoll: (() => void) | undefined;
  private firing: Promise<void> = Promise.resolve();

  constructor(options: TimerServiceOptions) {
    this.options = {
      clock: systemClock,
      logger: silentLogger,
      pollMs: 1000,
      backOff: defaultBackOff,
      random: Math.random,
      ...options,
    };
  }

  start(): void {
    this.cancelPoll = this.options.clock.after(0, () => this.poll());
  }

  async stop(): Promise<void> {
    this.cancelPoll?.();
    this.cancelPoll = undefined;
    await this.firing;
  }

  /** Fires all that is due now. @returns how many. */
  async fireDue(): Promise<number> {
    const { store, clock } = this.options;
    let fired = 0;
    for (;;) {
      const due = await store.due(clock.now(), batch);
      await Promise.all(due.map((timer) => this.fire(timer)));
      fired += due.length;
      if (due.length < batch) return fired;
    }
  }

  private poll(): void {
    const { clock, pollMs, logger } = this.options;
    this.firing = this.fireDue()
      .catch((error: unknown) => logger.error({ error: messageOf(error) }, 'timers could not be read'))
      .then(() => {
        if (this.cancelPoll) this.cancelPoll = clock.after(pollMs, () => this.poll());
      });
  }

  private async fire(timer: DueTimer): Promise<void> {
    const { store, send, logger, clock, backOff, random } = this.options;
    const { key, dueAt, accountId, correlationId, causationId, setBy, attempts } = timer;
    const commandId = deriveId('timer', key, dueAt);
    const meta = { commandId, accountId, actor: systemActor(setBy), correlationId, causationId };
    try {
      await sendSettled(send, timer.send, meta, logger);
      await store.remove(timer);
    } catch (error) {
      logger.warn({ timer: key, attempts, error: messageOf(error) }, 'timer not taken');
      const wait = backOffMs(backOff, attempts + 1, random);
      await store.postpone(timer, new Date(clock.now().getTime() + wait).toISOString());
    }
  }
}
