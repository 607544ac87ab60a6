/** What threads over the same data tell each other. They would find out without it, only later. */
export type News = {
  /** The log has grown. */
  readonly appended: undefined;
  /** A read model shows everything up to a position. */
  readonly moved: { readonly projection: string; readonly position: string };
  /** Somebody waits for rows. */
  readonly wanted: undefined;
};

/** Another thread of this process that works on the same data. */
export type Neighbour = {
  tell<T extends keyof News>(what: T, news: News[T]): void;
  /** @returns what ends it. */
  on<T extends keyof News>(what: T, listener: (news: News[T]) => void): () => void;
};

export const noNeighbour: Neighbour = { tell: () => undefined, on: () => () => undefined };
