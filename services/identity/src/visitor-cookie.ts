import { cookieOf } from './cookie';
import { visitorLifetime } from './session-token';

const name = 'reprise-visitor';
/** Sent nowhere else, and shown to no script: it only tells who comes back. */
const path = '/api/webtoken-with-account-and-ord';

/** The token that the browser kept, if any. */
export const keptVisitor = (cookies: string | undefined): string | undefined => cookieOf(cookies, name);

/** @param url of the site, which says whether the connection is a safe one. */
export function visitorCookie(token: string, url: string): string {
  const secure = url.startsWith('https:') ? '; Secure' : '';
  return `${name}=${token}; Path=${path}; Max-Age=${visitorLifetime}; HttpOnly; SameSite=Lax${secure}`;
}
