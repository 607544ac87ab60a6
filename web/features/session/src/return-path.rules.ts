import { ownPath } from '../../../kernel/routing';

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

/** Where a log-in ends: on the page that was asked for, if it is one of this app. */
export const targetOf = (path: unknown): string => ownPath(path) ?? '/home';

/** The page that somebody asked for before he was sent to log in. */
export const targetIn = (state: unknown): string =>
  targetOf(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined);
