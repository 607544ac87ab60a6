import {
  backOffMs,
  faultName,
  Recurring,
  systemClock,
  type BackOff,
  type KernelLogger,
  type Timing,
} from '@reprise/kernel';
import type { EngineName, EngineUse } from '../engines';

export type EngineState = Pick<EngineUse, 'name' | 'engine' | 'needed'> & {
  /** `unknown` before the first check. */
  readonly state: 'answers' | 'away' | 'unknown';
  /** Since when, ISO 8601. */
  readonly since: string;
};
export type EngineWatchOptions = {
  readonly uses: readonly EngineUse[];
  readonly logger: KernelLogger;
  readonly clock?: Timing;
  /** Interval of checks while all engines answer; default 2 s. */
  readonly everyMs?: number;
  /** A check that is not answered within this time finds the engine unavailable; default 3 s. */
  readonly patienceMs?: number;
  /** Delays between checks while one is unavailable. */
  readonly backOff?: BackOff;
  readonly random?: () => number;
};

/** As long as the longest deadline of an engine. */
const knownAfterMs = 5_000;
const soonThenSlower: BackOff = { firstMs: 250, maxMs: 5_000, tries: Number.POSITIVE_INFINITY };

/** Checks repeatedly whether each engine answers, and logs changes. */
export class EngineWatch {
  private readonly options: Required<EngineWatchOptions>;
  private readonly states = new Map<EngineUse, EngineState>();
  /** Checks that timed out and may still be running: an engine is not checked again before they end. */
  private readonly asked = new Map<EngineUse, Promise<boolean>>();
  private readonly waiting = new Set<() => void>();
  private readonly looking: Recurring;
  private failures = 0;

  constructor(options: EngineWatchOptions) {
    this.options = {
      ...{
        clock: systemClock,
        everyMs: 2_000,
        patienceMs: 3_000,
        backOff: soonThenSlower,
        random: Math.random,
      },
      ...options,
    };
    const { clock, logger } = this.options;
    this.looking = new Recurring({
      work: () => this.look(),
      pauseMs: () => this.pause(),
      failed: (error) => logger.warn({ error: faultName(error) }, 'engines could not be checked'),
      clock,
    });
    const since = this.now();
    for (const use of options.uses) this.states.set(use, { ...stateOf(use), state: 'unknown', since });
  }

  start(): void {
    this.looking.start();
  }

  async stop(): Promise<void> {
    const stopped = this.looking.stop();
    this.waiting.forEach((done) => done());
    await stopped;
  }

  all(): readonly EngineState[] {
    return [...this.states.values()];
  }

  /** No check has found an answer for longer than an engine takes that is only slow. */
  readonly isAway = (engine: EngineName): boolean =>
    this.all().some(({ name, state, since }) => {
      const lasts = this.options.clock.now().getTime() - Date.parse(since);
      return name === engine && state === 'away' && lasts >= knownAfterMs;
    });

  /** Every needed engine answers. */
  get isReady(): boolean {
    return this.all().every(({ needed, state }) => !needed || state === 'answers');
  }

  /** Resolves when every required engine answers, or when the watch is stopped. @returns whether they do. */
  async ready(): Promise<boolean> {
    while (this.looking.isRunning && !this.isReady) {
      await new Promise<void>((done) => {
        this.waiting.add(done);
      });
    }
    return this.isReady;
  }

  /** Checks all of them now. */
  async look(): Promise<void> {
    await Promise.all([...this.states.keys()].map((use) => this.lookAt(use)));
    this.failures = this.all().every(({ state }) => state === 'answers') ? 0 : this.failures + 1;
    const waiting = [...this.waiting];
    this.waiting.clear();
    waiting.forEach((done) => done());
  }

  private pause(): number {
    const { everyMs, backOff, random } = this.options;
    return this.failures === 0 ? everyMs : backOffMs(backOff, this.failures, random);
  }

  private async lookAt(use: EngineUse): Promise<void> {
    const { clock, patienceMs } = this.options;
    const asked = this.asked.get(use) ?? this.ask(use);
    this.asked.set(use, asked);
    let cancel = (): void => undefined;
    const late = new Promise<boolean>((answer) => {
      cancel = clock.after(patienceMs, () => answer(false));
    });
    const answers = await Promise.race([asked, late]);
    cancel();
    this.note(use, answers);
  }

  private async ask(use: EngineUse): Promise<boolean> {
    try {
      await use.answers();
      return true;
    } catch (error) {
      if (this.states.get(use)?.state !== 'away')
        this.options.logger.warn(
          { ...stateOf(use), place: use.place, error: faultName(error) },
          'engine unavailable',
        );
      return false;
    } finally {
      this.asked.delete(use);
    }
  }

  private note(use: EngineUse, answers: boolean): void {
    const state = answers ? 'answers' : 'away';
    const before = this.states.get(use);
    if (before?.state === state) return;
    this.states.set(use, { ...stateOf(use), state, since: this.now() });
    const seen = {
      ...stateOf(use),
      place: use.place,
      ...(before && { before: before.state, since: before.since }),
    };
    this.options.logger.info(seen, answers ? 'engine answers' : 'engine does not answer');
  }

  private now(): string {
    return this.options.clock.now().toISOString();
  }
}

const stateOf = ({ name, engine, needed }: EngineUse) => ({ name, engine, needed });
