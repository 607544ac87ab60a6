/** Stands in for our own address; `.invalid` is nobody's (RFC 2606). */
const here = 'https://here.invalid';

/** The same address within this app; nothing for one elsewhere, in whatever form a browser would read it so. */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, here);
  // A path of two slashes would be read as an address once more.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
