const pathPattern = /^[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*$/;
const collectionPattern = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** @throws RangeError unless the path is dotted letters, digits, `_` and `-`; nothing else reaches the SQL text. */
export function checkedPath(path: string): string {
  if (path.length > 200 || !pathPattern.test(path))
    throw new RangeError(`not a field path: ${path.slice(0, 80)}`);
  return path;
}

/** @throws RangeError unless the name is letters, digits, `_` and `-`. */
export function checkedName(name: string): string {
  if (name.length > 120 || !collectionPattern.test(name))
    throw new RangeError(`not a collection: ${name.slice(0, 80)}`);
  return name;
}

/** SQLite's JSON path literal, every key quoted: `a.b` → `'$."a"."b"'`. */
export function jsonPath(path: string): string {
  const keys = checkedPath(path).split('.');
  return `'$${keys.map((key) => `."${key}"`).join('')}'`;
}
