import { v7 } from 'uuid';

/** For a thing or a request that begins here: ordered by time, so that the server's indexes take it in at their end. */
export const newId = (): string => v7();
