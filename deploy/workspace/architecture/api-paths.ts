/**
 * Ways to reach the API by a path that is written by hand. Everything else takes an endpoint of the contracts, which
 * the compiler sees to.
 */
export const handWritten: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'an address of the API', pattern: /['"`]\/api\// },
  { name: 'an endpoint declared in the web', pattern: /\bendpoint\(\{/ },
  { name: 'a request without an endpoint', pattern: /\bfetch\(\s*['"`]|\bapi\.(?:request|download)\(/ },
];
const kernel = 'web/kernel/api/';

/** Names of what a source of the web does instead of naming an endpoint. Comments do not count. */
export function apiPaths(file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return file.startsWith(kernel)
    ? []
    : handWritten.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name);
}
