import { UnreadableCommand } from '@reprise/contracts/kernel';
import type { DueTimer, TimerStore } from './timer-store.port';
import {
  deriveId,
  systemClock,
  type Timing,
  backOffMs,
  defaultBackOff,
  type BackOff,
  messageOf,
  silentLogger,
  type KernelLogger,
} from '../base';
import { sendSettled, systemActor, type SendCommand } from '../sending';

export type TimerServiceOptions = {
  readonly store: TimerStore;
  readonly send: SendCommand;
  readonly clock?: Timing;
  readonly logger?: KernelLogger;
  /** Default 1 s. */
  readonly pollMs?: number;
  readonly backOff?: BackOff;
  readonly random?: () => number;
};

const batch = 100;

const isTooLate = ({ send: { notAfter } }: DueTimer, now: Date): boolean =>
  notAfter !== undefined && now.getTime() > Date.parse(notAfter);

/**
 * Fires due timers, at least once: the command's id derives from the timer, so that a second firing, by this or
 * another instance, appends nothing. A timer is retried until its command is accepted or refused, or no longer of use;
 * one that this version cannot read is parked for an operator.
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

  /** Fires everything that is due. @returns how many. */
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
      if (isTooLate(timer, clock.now())) return await this.drop(timer);
      await sendSettled(send, timer.send, meta, logger);
      await store.remove(timer);
    } catch (error) {
      if (error instanceof UnreadableCommand) return this.park(timer, error.message);
      logger.warn({ timer: key, attempts, error: messageOf(error) }, 'timer not taken');
      const wait = backOffMs(backOff, attempts + 1, random);
      await store.postpone(timer, new Date(clock.now().getTime() + wait).toISOString());
    }
  }

  private drop(timer: DueTimer): Promise<void> {
    this.options.logger.info({ timer: timer.key, notAfter: timer.send.notAfter }, 'timer dropped, too late');
    return this.options.store.remove(timer);
  }

  private park(timer: DueTimer, reason: string): Promise<void> {
    const { store, logger, clock } = this.options;
    logger.error({ timer: timer.key, reason }, 'timer parked');
    return store.park(timer, { reason, since: clock.now().toISOString() });
  }
}
