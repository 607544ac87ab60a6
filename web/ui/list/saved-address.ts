/** Of one visit, and files that somebody looked for: neither belongs into a view. */
const passing = ['alert', 'page', 'found'];

/** Filters and order of a list as its address says them, to be opened again. */
export function savedAddress(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of passing) kept.delete(name);
  return kept.toString();
}
