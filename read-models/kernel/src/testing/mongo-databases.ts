import { randomUUID } from 'node:crypto';
import { openMongo } from '../mongodb';

/** Separate databases for a spec on a server that it shares with others. */
export function mongoDatabases(url: string): { next(): string; drop(): Promise<void> } {
  const used: string[] = [];
  return {
    next() {
      const name = `reprise_${randomUUID()}`;
      used.push(name);
      return name;
    },
    async drop() {
      for (const database of used) {
        const server = await openMongo({ url, database });
        await server.db.dropDatabase();
        await server.close();
      }
    },
  };
}
