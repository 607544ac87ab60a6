import type { ComparePositions } from './projection';

type Listener = { readonly position: string; readonly wake: () => void };

/** Notifies waiters in this process that a read model's checkpoint has moved. */
export class PositionSignals {
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(private readonly compare: ComparePositions) {}

  reached(projection: string, position: string): void {
    for (const listener of this.listeners.get(projection) ?? []) {
      if (this.compare(position, listener.position) >= 0) listener.wake();
    }
  }

  /** Has `wake` called when the projection comes to the position or beyond. @returns what ends it. */
  onReached(projection: string, position: string, wake: () => void): () => void {
    const listener = { position, wake };
    const listeners = this.listeners.get(projection) ?? new Set<Listener>();
    this.listeners.set(projection, listeners.add(listener));
    return () => void listeners.delete(listener);
  }
}
