export type StoredFile = { readonly bytes: Buffer; readonly contentType: string };

/** Keys are paths of lower-case letters, digits, `.`, `_`, `-`, up to eight levels: `labels/0198…/label.pdf`. */
export interface FileStore {
  /** Writes or replaces; a reader sees the old file or the new one, never a part. @throws FileKeyInvalid */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** @throws FileKeyInvalid */
  get(key: string): Promise<StoredFile | undefined>;
  /** Deleting what is not there is fine. @throws FileKeyInvalid */
  delete(key: string): Promise<void>;
}

export class FileKeyInvalid extends Error {
  constructor(readonly key: string) {
    super('a file key is a path of plain names');
    this.name = 'FileKeyInvalid';
  }
}

const plainName = /^[a-z0-9_-][a-z0-9._-]{0,127}$/;

/** The key's levels. No dot begins a name, so neither `..` nor a hidden file can be reached. @throws FileKeyInvalid */
export function parseFileKey(key: string): readonly string[] {
  const names = key.split('/');
  if (names.length > 8 || !names.every((name) => plainName.test(name))) throw new FileKeyInvalid(key);
  return names;
}
