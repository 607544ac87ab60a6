export class FileKeyInvalid extends Error {
  constructor(readonly key: string) {
    super('a file key is a path of plain names');
    this.name = 'FileKeyInvalid';
  }
}

const plainName = /^[a-z0-9_-][a-z0-9._-]{0,127}$/;

/**
 * The segments of a key. No name starts with a dot, so neither `..` nor a hidden file can be reached. @throws
 * FileKeyInvalid
 */
export function parseFileKey(key: string): readonly string[] {
  const names = key.split('/');
  if (names.length > 8 || !names.every((name) => plainName.test(name))) throw new FileKeyInvalid(key);
  return names;
}
