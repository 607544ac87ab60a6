import { parseCookie, stringifySetCookie } from 'cookie';
import { visitorLifetime } from './session-token';

const name = 'reprise-visitor';
/** Sent nowhere else, and shown to no script: it only tells who comes back. */
const path = '/api/webtoken-with-account-and-ord';

/** The token that the browser kept, if any. */
export const keptVisitor = (cookies = ''): string | undefined => parseCookie(cookies)[name];

/** @param url of the site, which says whether the connection is a safe one. */
export const visitorCookie = (token: string, url: string): string =>
  stringifySetCookie({
    ...{ name, value: token, path, maxAge: visitorLifetime, httpOnly: true, sameSite: 'lax' },
    secure: url.startsWith('https:'),
  });
