import type { ComparePositions } from './projection';

type Listener = { readonly position: string; readonly wake: () => void };

/** Notifies waiters in this process that a read model's checkpoint has moved. */
export class PositionSignals {
  private readonly listeners = new Map<string, Set<Listener>>();

  private readonly hurries = new Map<string, () => void>();

  constructor(private readonly compare: ComparePositions) {}

  reached(projection: string, position: string): void {
    for (const listener of this.listeners.get(projection) ?? []) {
      if (this.compare(position, listener.position) >= 0) listener.wake();
    }
  }

  /** Has `hurry` called when somebody begins to wait, for whichever projection. */
  onWanted(projection: string, hurry: () => void): void {
    this.hurries.set(projection, hurry);
  }

  /** Has `wake` called when the projection comes to the position or beyond. @returns what ends it. */
  onReached(projection: string, position: string, wake: () => void): () => void {
    const listener = { position, wake };
    const listeners = this.listeners.get(projection) ?? new Set<Listener>();
    this.listeners.set(projection, listeners.add(listener));
    // All of them: they share a transaction, and whoever asks one list asks the next.
    this.hurries.forEach((hurry) => hurry());
    return () => void listeners.delete(listener);
  }
}
