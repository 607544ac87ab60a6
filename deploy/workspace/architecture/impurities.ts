/** Calls not allowed in a pure file; each with the reason that the spec prints. */
export const impureCalls: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'the clock', pattern: /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(/ },
  { name: 'randomness', pattern: /\bMath\.random\(|\brandomUUID\(|\bgetRandomValues\(/ },
  { name: 'waiting', pattern: /\bawait\b|\bsetTimeout\(|\bsetInterval\(/ },
  { name: 'the environment', pattern: /\bprocess\.env\b/ },
];

/** Impure calls in a source that must be pure. Comments do not count. */
export function impurities(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return impureCalls.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name);
}
