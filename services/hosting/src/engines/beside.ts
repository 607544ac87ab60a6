import { bytesForTurns, sharedTurn, type Neighbour, type WriteTurn } from '@reprise/read-kernel/waiting';

const files = ['log', 'readModels', 'reference'] as const;
type Turns = Readonly<Record<(typeof files)[number], WriteTurn>>;

/** The engines of one thread beside those of another in the same process. */
export type Beside = {
  readonly neighbour: Neighbour;
  /** Memory that both share: whose turn it is to write to a file of the data folder. */
  readonly turns: SharedArrayBuffer;
  /** The other one has locked the folder for both. */
  readonly claimed: boolean;
};

export const memoryForTurns = (): SharedArrayBuffer => new SharedArrayBuffer(bytesForTurns(files.length));

export const turnsOf = (memory: SharedArrayBuffer): Turns =>
  Object.fromEntries(files.map((name, file) => [name, sharedTurn(memory, file)])) as Turns;
