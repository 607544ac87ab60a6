/** What is known of one stream: its revision, and the revision of every id up to it. */
export type KnownStream = { revision: number; readonly ids: Map<string, number> };

/**
 * The ids in streams, as far as this process has read or written them. The server looks for a repeated id only where
 * the append belongs, and among its recent ids; the port guarantees it for the whole stream. Events are never
 * removed, so this knowledge may be outdated but never wrong.
 */
export class KnownStreams {
  private readonly streams = new Map<string, KnownStream>();
  private size = 0;

  /** @param limit number of ids over all streams; the least recently used streams are forgotten first. */
  constructor(private readonly limit = 200_000) {}

  get(stream: string): KnownStream | undefined {
    const known = this.streams.get(stream);
    if (!known) return undefined;
    this.streams.delete(stream);
    this.streams.set(stream, known);
    return known;
  }

  /** Records consecutive ids starting at `first`. Ignored if they do not connect to what is known. */
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
