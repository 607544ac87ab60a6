import { setTimeout as pause } from 'node:timers/promises';

export type Patience = {
  /** Total milliseconds to wait for one request; default ten minutes. */
  readonly longestMs?: number;
  readonly pause?: (ms: number) => Promise<unknown>;
  /** Called once, when the first wait starts. */
  readonly say?: (text: string) => void;
};

/** The demonstration is not complete, for a temporary reason; the message explains it to people. */
export class DemonstrationUnfinished extends Error {}

type Answer = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

/** Milliseconds that a reply asks to wait; undefined for a final one. */
function askedWait({ statusCode, headers }: Answer): number | undefined {
  if (statusCode !== 503 && statusCode !== 429) return undefined;
  const seconds = Number(headers['retry-after']);
  return seconds > 0 ? seconds * 1000 : undefined;
}

const unfinished = (request: string, { statusCode, body }: Answer, waitedMs: number): string =>
  `The demonstration is not complete: after ${Math.round(waitedMs / 60_000)} minutes ${request} still returned ` +
  `${statusCode} (${/"@id":"\/errors\/([\w-]+)"/.exec(body)?.[1] ?? 'no reason given'}). ` +
  'The next start resumes where this one stopped; DEMO=off starts without the demonstration.';

/**
 * Repeats a request after the time in `Retry-After`: an existing log is processed first.
 * @throws DemonstrationUnfinished after `longestMs`.
 */
export class WaitAsTold {
  private readonly options: Required<Patience>;
  private told = false;

  constructor(options: Patience = {}) {
    this.options = { longestMs: 10 * 60_000, pause, say: () => undefined, ...options };
  }

  async send<A extends Answer>(request: string, send: () => Promise<A>): Promise<A> {
    for (let waited = 0; ;) {
      const answer = await send();
      const wait = askedWait(answer);
      if (wait === undefined) return answer;
      if (waited + wait > this.options.longestMs)
        throw new DemonstrationUnfinished(unfinished(request, answer, waited));
      this.tell();
      await this.options.pause(wait);
      waited += wait;
    }
  }

  private tell(): void {
    if (!this.told) this.options.say('Waiting until the existing log has been processed …');
    this.told = true;
  }
}
