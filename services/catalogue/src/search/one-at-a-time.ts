import { Leased, type LeasedOptions } from '@reprise/kernel/subscription';

/** The work is done elsewhere, or not now: another host has the lease, or this one is stopping. */
class GivenUp extends Error {
  constructor(name: string) {
    super(`this host gave up ${name}`);
    this.name = 'GivenUp';
  }
}

/** @throws GivenUp if continuing is pointless. */
export type GoOn = () => void;

/** Starts the work once, when it has the lease; reports its result at the end. */
function onceLeased<T>(
  name: string,
  options: LeasedOptions,
  work: (goOn: GoOn) => Promise<T>,
  signal?: AbortSignal,
) {
  let begun = false;
  let over = false;
  const goOn = (): void => {
    if (over) throw new GivenUp(name);
  };
  let leased: Leased | undefined;
  const ended = new Promise<T>((done, failed) => {
    const start = (): void => {
      if (begun) return failed(new GivenUp(name));
      begun = true;
      work(goOn).then(done, failed);
    };
    const stop = async (): Promise<void> => void (over = true);
    leased = new Leased(name, { start, stop }, options);
    signal?.addEventListener('abort', () => {
      over = true;
      if (!begun) failed(new GivenUp(name));
    });
    leased.start();
  });
  return { ended, giveBack: () => leased?.stop() };
}

/**
 * Does work that no other host may do at the same time; waits until it may.
 * @param signal ends the waiting at once, and the work at its next step.
 */
export async function oneAtATime<T>(
  name: string,
  options: LeasedOptions,
  work: (goOn: GoOn) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { ended, giveBack } = onceLeased(name, options, work, signal);
  try {
    return await ended;
  } finally {
    await giveBack();
  }
}
