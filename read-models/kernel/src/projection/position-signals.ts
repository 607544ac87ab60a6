import { noNeighbour, type Neighbour } from '../waiting';
import type { ComparePositions } from './projection';

type Listener = { readonly position: string; readonly wake: () => void };

/** Notifies waiters of this thread, and a neighbour's, that a read model's checkpoint has moved. */
export class PositionSignals {
  private readonly listeners = new Map<string, Set<Listener>>();

  private readonly hurries = new Map<string, () => void>();

  constructor(
    private readonly compare: ComparePositions,
    private readonly neighbour: Neighbour = noNeighbour,
  ) {
    neighbour.on('moved', ({ projection, position }) => this.wake(projection, position));
    neighbour.on('wanted', () => this.hurry());
  }

  reached(projection: string, position: string): void {
    this.wake(projection, position);
    this.neighbour.tell('moved', { projection, position });
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
    this.hurry();
    this.neighbour.tell('wanted', undefined);
    return () => void listeners.delete(listener);
  }

  private wake(projection: string, position: string): void {
    for (const listener of this.listeners.get(projection) ?? []) {
      if (this.compare(position, listener.position) >= 0) listener.wake();
    }
  }

  private hurry(): void {
    this.hurries.forEach((hurry) => hurry());
  }
}
