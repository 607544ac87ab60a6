/** What is known of one stream: its revision, and the revision of every id up to there. */
export type KnownStream = { revision: number; readonly ids: Map<string, number> };

/**
 * The ids that streams hold, as far as this process has read or written them. The server looks for a repeated id only
 * where the append belongs, and among its recent ones; the port promises it for the whole stream. Events once there
 * stay, so what is known is never wrong; it may be behind.
 */
export class KnownStreams {
  private readonly streams = new Map<string, KnownStream>();
  private size = 0;

  /** @param limit ids kept, of all streams; the streams used longest ago are forgotten first. */
  constructor(private readonly limit = 200_000) {}

  get(stream: string): KnownStream | undefined {
    const known = this.streams.get(stream);
    if (!known) return undefined;
    this.streams.delete(stream);
    this.streams.set(stream, known);
    return known;
  }

  /** Tells of ids that follow each other from `first` on. Ignored where they do not reach what is known. */
  learn(stream: string, first: number, ids: readonly string[]): void {
    const known = this.get(stream) ?? this.open(stream, first);
    if (!known || first > known.revision + 1) return;
    for (const id of ids.slice(known.revision + 1 - first)) {
      known.revision += 1;
      known.ids.set(id, known.revision);
      this.size += 1;
    }
    this.shrink();
  }

  private open(stream: string, first: number): KnownStream | undefined {
    if (first > 0) return undefined;
    const known: KnownStream = { revision: -1, ids: new Map() };
    this.streams.set(stream, known);
    return known;
  }

  private shrink(): void {
    for (const [stream, { ids }] of this.streams) {
      if (this.size <= this.limit) return;
      this.streams.delete(stream);
      this.size -= ids.size;
    }
  }
}
