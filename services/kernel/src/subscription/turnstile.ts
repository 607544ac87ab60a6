const turnOfTheLoop = (pass: () => void): void => void setImmediate(pass);

/**
 * Lets work that nobody waits for begin a few at a time in each turn of the event loop, so that requests of the same
 * process are answered in between, however much there is to catch up with.
 */
export class Turnstile {
  private readonly waiting: (() => void)[] = [];
  private turning = false;

  /** @param perTurn how many pass in one turn. */
  constructor(
    private readonly perTurn = 4,
    private readonly nextTurn: (pass: () => void) => void = turnOfTheLoop,
  ) {}

  /** Resolves when it is this one's turn; first come, first served. */
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
