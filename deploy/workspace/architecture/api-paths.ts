/**
 * Ways to call the API by a hand-written path. Everything else uses an endpoint of the contracts, checked by the
 * compiler.
 */
export const handWritten: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'an address of the API', pattern: /['"`]\/api\// },
  { name: 'an endpoint declared in the web', pattern: /\bendpoint\(\{/ },
  { name: 'a request without an endpoint', pattern: /\bfetch\(\s*['"`]|\bapi\.(?:request|download)\(/ },
];
const kernel = 'web/kernel/api/';

/** Violations in a web source that should use an endpoint. Comments do not count. */
export function apiPaths(file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return file.startsWith(kernel)
    ? []
    : handWritten.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name);
}
