/** What both threads take under load, some 500 MB, with room for what else runs in a small container. */
const leastBytes = 1_000_000_000;

export type Machine = {
  readonly cores: number;
  /** Memory of the machine, or of its container, in bytes. */
  readonly bytes: number;
};

/** Whether what follows from requests gets a thread of its own unless somebody decides otherwise (ADR 42). */
export const hasRoomForThread = ({ cores, bytes }: Machine): boolean => cores > 1 && bytes >= leastBytes;
