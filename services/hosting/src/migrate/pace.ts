import type { MigrationTools } from './migration.port';

const everyMs = 2000;

/** Reports the progress of a long task now and then. */
export class Pace {
  private readonly begun: number;
  private told: number;
  private done = 0;

  constructor(
    private readonly what: string,
    private readonly tools: Pick<MigrationTools, 'say' | 'now'>,
  ) {
    this.begun = this.told = tools.now().getTime();
  }

  /** @param count since the last call. @param all the overall state, for people. */
  moved(count: number, all: string): void {
    this.done += count;
    const now = this.tools.now().getTime();
    if (now - this.told < everyMs) return;
    this.told = now;
    this.tools.say(`${this.what} ${all}, ${Math.round((this.done * 1000) / (now - this.begun))} a second`);
  }
}
