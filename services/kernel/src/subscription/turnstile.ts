import type { RequestsAhead } from '../base';

type NextTurn = (pass: () => void) => void;
/** So long are requests let go first; then it is the turn of what follows from them. */
const courtesyMs = 20;

const turnOfTheLoop: NextTurn = (pass) => void setImmediate(pass);

/** The next turn of the event loop in which no request is under way, though not forever. */
export const afterRequests =
  (requests: RequestsAhead): NextTurn =>
  (pass) =>
    void requests.over(courtesyMs).then(() => setImmediate(pass));

/** How much passes in one turn: with little in each, what it writes takes many commits. */
type PerTurn = () => number;

const whileRequestsCome = 4;
const whileNoneCome = 64;

export const effectsPerTurn =
  (requests: RequestsAhead): PerTurn =>
  () =>
    requests.come ? whileRequestsCome : whileNoneCome;

type Waiting = { readonly weight: number; readonly go: () => void };

/**
 * Lets background work start only a little at a time in each turn of the event loop, so that requests of the same
 * process are answered in between, however much there is to catch up on.
 */
export class Turnstile {
  private readonly waiting: Waiting[] = [];
  private turning = false;

  /** @param perTurn what passes in one turn, by weight. */
  constructor(
    private readonly perTurn: PerTurn,
    private readonly nextTurn: NextTurn = turnOfTheLoop,
  ) {}

  /** Resolves in order of arrival. @param weight what is heavier than a turn passes alone. */
  pass(weight = 1): Promise<void> {
    return new Promise((go) => {
      this.waiting.push({ weight, go });
      if (this.turning) return;
      this.turning = true;
      this.nextTurn(() => this.turn());
    });
  }

  private turn(): void {
    const most = this.perTurn();
    let passed = 0;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (passed > 0 && passed + next.weight > most) break;
      passed += next.weight;
      this.waiting.shift();
      next.go();
    }
    this.turning = this.waiting.length > 0;
    if (this.turning) this.nextTurn(() => this.turn());
  }
}
