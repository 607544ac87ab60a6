import type { FileStore, StoredFile } from '../ports';

/** A file store for tests that keeps nothing. */
export function memoryFiles(): FileStore {
  const files = new Map<string, StoredFile>();
  return {
    put: async (key, bytes, contentType) => void files.set(key, { bytes, contentType }),
    get: async (key) => files.get(key),
    delete: async (key) => void files.delete(key),
    under: async (folder) => [...files.keys()].filter((key) => key.startsWith(`${folder}/`)),
  };
}
