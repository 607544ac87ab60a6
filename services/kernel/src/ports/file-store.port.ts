export type StoredFile = { readonly bytes: Buffer; readonly contentType: string };

/** Keys are paths of lower-case letters, digits, `.`, `_`, `-`, up to eight levels: `labels/0198…/label.pdf`. */
export interface FileStore {
  /** Writes or replaces; a reader sees the old or the new file, never part of one. @throws FileKeyInvalid */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** @throws FileKeyInvalid */
  get(key: string): Promise<StoredFile | undefined>;
  /** Keys that begin with `folder/`. @throws FileKeyInvalid */
  under(folder: string): Promise<readonly string[]>;
  /** Deleting a missing file succeeds. @throws FileKeyInvalid */
  delete(key: string): Promise<void>;
}
