import type { ServerProcess } from './server-process';

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
/** Commands done between two kills, and milliseconds from the next sending to the kill: up to the work that follows. */
const mostDone = 5;
const longestMs = 120;

/** Kills the server after a drawn number of commands, a drawn moment later, and starts it again. */
export function seededKiller(server: ServerProcess, { seed, kills }: { seed: number; kills: number }) {
  const random = seeded(seed);
  let left = 0;
  let until = 0;
  let dying: Promise<unknown> = Promise.resolve();
  let isDying = false;

  const draw = (): void => {
    until = 1 + Math.floor(random() * mostDone);
  };
  const restart = async (): Promise<void> => {
    await pause(random() ** 2 * longestMs);
    await server.kill();
    await server.start();
    draw();
    isDying = false;
  };
  return {
    begin(): void {
      left = kills;
      draw();
    },
    /** To be called at every acknowledgement of a command. */
    done(): void {
      if (!isDying) until -= 1;
    },
    /** To be called at every sending of a command. */
    sending(): void {
      if (left === 0 || isDying || until > 0) return;
      left -= 1;
      isDying = true;
      dying = restart();
    },
    /** Once the last start is over. */
    async end(): Promise<void> {
      left = 0;
      await dying;
    },
  };
}
