/** Something that can be killed, and restarts with its stored data. */
export type Victim = {
  readonly name: string;
  kill(): Promise<void>;
  /** Resolves when it may be killed again. */
  start(): Promise<unknown>;
};
export type KillerOptions = {
  readonly seed: number;
  readonly kills: number;
  /** Share of kills that also kill the next in turn; default none. */
  readonly pairs?: number;
};

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Commands between two kills, and milliseconds from the next request to the kill: up to the work that follows. */
const mostDone = 5;
const longestMs = 120;

/** All of them in a random order, then all again in another. */
function* inTurns(victims: readonly Victim[], random: () => number): Generator<Victim, never> {
  for (;;) {
    const left = [...victims];
    while (left.length > 0) yield* left.splice(left.length === 1 ? 0 : Math.floor(random() * left.length), 1);
  }
}

/** Kills one of them after a random number of commands, at a random moment, and restarts it. */
export function seededKiller(victims: readonly Victim[], { seed, kills, pairs = 0 }: KillerOptions) {
  const random = seeded(seed);
  const turns = inTurns(victims, random);
  const killed = new Map<string, number>();
  let left = 0;
  let until = 0;
  let dying: Promise<unknown> = Promise.resolve();
  let isDying = false;

  const draw = (): void => {
    until = 1 + Math.floor(random() * mostDone);
  };
  const replace = async (victim: Victim): Promise<void> => {
    await pause(random() ** 2 * longestMs);
    killed.set(victim.name, (killed.get(victim.name) ?? 0) + 1);
    await victim.kill();
    await victim.start();
  };
  const strike = async (): Promise<void> => {
    const count = left > 1 && pairs > 0 && random() < pairs ? 2 : 1;
    left -= count;
    const struck = Array.from({ length: count }, () => turns.next().value);
    await Promise.all(struck.map(replace));
    draw();
    isDying = false;
  };
  return {
    /** How often each was killed. */
    killed: killed as ReadonlyMap<string, number>,
    begin(): void {
      left = kills;
      draw();
    },
    /** Call at every acknowledgement of a command. */
    done(): void {
      if (!isDying) until -= 1;
    },
    /** Call before every request of a command. */
    sending(): void {
      if (left === 0 || isDying || until > 0) return;
      isDying = true;
      dying = strike();
    },
    /** Some are still to be killed, or to restart. */
    get isBusy(): boolean {
      return left > 0 || isDying;
    },
    /** Resolves once the last restart is complete. */
    async end(): Promise<void> {
      left = 0;
      await dying;
    },
  };
}
