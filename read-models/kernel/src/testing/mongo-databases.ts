import { randomUUID } from 'node:crypto';

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
      // Read models' fast specs come in by the same door, and need no client of MongoDB.
      const { openMongo } = await import('@reprise/read-kernel/mongodb');
      for (const database of used) {
        const server = await openMongo({ url, database });
        await server.db.dropDatabase();
        await server.close();
      }
    },
  };
}
