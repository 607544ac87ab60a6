import { type BrowserError, withoutPersonalData } from '@reprise/contracts/browser-errors';

/** What a browser sent is cleaned again: a request may come from anything. */
export function cleaned({ message, stack, route, ...about }: BrowserError): BrowserError {
  return {
    ...about,
    message: withoutPersonalData(message),
    route: withoutPersonalData(route),
    ...(stack !== undefined && { stack: withoutPersonalData(stack) }),
  };
}

/** Pages of others have errors of their own. Programs that are no browser send no origin. */
export const isForeign = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
