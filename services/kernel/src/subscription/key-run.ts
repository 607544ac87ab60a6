import type { RecordedEvent } from '@reprise/contracts/kernel';

/** The events of one key in one page, worked through in order. */
export class KeyRun {
  /** In order; the first is at work, or waits for a place. */
  readonly left: RecordedEvent[];
  /** Whether the first waits for a place, or for the outside. */
  isWaiting = false;
  /** The page no longer waits for it. */
  isAside = false;
  /** The event that has begun, if any has. */
  begun: { readonly event: RecordedEvent; readonly done: Promise<void> } | undefined;
  private release: () => void = () => undefined;
  private readonly released = new Promise<void>((done) => (this.release = done));

  constructor(
    readonly key: string,
    events: readonly RecordedEvent[],
  ) {
    this.left = [...events];
  }

  /** Until the work ends, or the key is set aside. */
  async wait(work: Promise<void>): Promise<void> {
    this.isWaiting = true;
    await Promise.race([work, this.released]);
    this.isWaiting = false;
  }

  begin(event: RecordedEvent, work: Promise<void>): Promise<void> {
    this.begun = { event, done: work };
    return work;
  }

  setAside(): void {
    this.isAside = true;
    this.release();
  }
}

/** A page by the keys of its events. */
export function runsOf(
  events: readonly RecordedEvent[],
  keyOf: (event: RecordedEvent) => string,
): readonly KeyRun[] {
  const byKey = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    const queue = byKey.get(key);
    if (queue) queue.push(event);
    else byKey.set(key, [event]);
  }
  return [...byKey].map(([key, queue]) => new KeyRun(key, queue));
}
