/** Calls that a pure file may not make; each with the reason that the spec prints. */
export const impureCalls: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'the clock', pattern: /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(/ },
  { name: 'randomness', pattern: /\bMath\.random\(|\brandomUUID\(|\bgetRandomValues\(/ },
  { name: 'waiting', pattern: /\bawait\b|\bsetTimeout\(|\bsetInterval\(/ },
  { name: 'the environment', pattern: /\bprocess\.env\b/ },
];

/** Names of what the source does although it must be pure. Comments do not count. */
export function impurities(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return impureCalls.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name);
}
