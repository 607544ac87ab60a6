const turnOfTheLoop = (pass: () => void): void => void setImmediate(pass);

/**
 * Lets background work start only a few at a time in each turn of the event loop, so that requests of the same
 * process are answered in between, however much there is to catch up on.
 */
export class Turnstile {
  private readonly waiting: (() => void)[] = [];
  private turning = false;

  /** @param perTurn how many pass in one turn. */
  constructor(
    private readonly perTurn = 4,
    private readonly nextTurn: (pass: () => void) => void = turnOfTheLoop,
  ) {}

  /** Resolves in order of arrival. */
  pass(): Promise<void> {
    return new Promise((go) => {
      this.waiting.push(go);
      if (this.turning) return;
      this.turning = true;
      this.nextTurn(() => this.turn());
    });
  }

  private turn(): void {
    this.waiting.splice(0, this.perTurn).forEach((go) => go());
    this.turning = this.waiting.length > 0;
    if (this.turning) this.nextTurn(() => this.turn());
  }
}
