import type { RecordedEvent } from '@reprise/contracts/kernel';

/** A fold threw, or the collection refused a row: a bug. Nothing of the batch was written. */
export class ProjectionFailure extends Error {
  constructor(
    readonly projection: string,
    readonly event: RecordedEvent,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${projection} cannot apply ${event.type} ${event.id} of ${event.stream}: ${reason}`, { cause });
    this.name = 'ProjectionFailure';
  }
}
