const home = '/home';
/** Stands in for our own address; `.invalid` is nobody's (RFC 2606). */
const here = 'https://here.invalid';

/** The same address within this app; `/home` for one elsewhere, in whatever form a browser would read it so. */
export function ownPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, here)) return home;
  const { origin, pathname, search, hash } = new URL(path, here);
  // A path of two slashes would be read as an address once more.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : home;
}

/** With whom the provider came back is of no use here: it would come back with the same person. */
const refusesPerson = ['sso-user-unknown', 'sso-callback-failed'];

/** What the log-in page is told of a log-in through the organisation that was refused. */
export const afterRefusal = (target: string, code: string) => ({
  from: target,
  asAnother: refusesPerson.includes(code),
});

/** The provider is to ask who it is. */
export const isAsAnother = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asAnother' in state && state.asAnother === true;

/** The page that somebody asked for before he was sent to log in. */
export const targetIn = (state: unknown): string =>
  ownPath(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined);
