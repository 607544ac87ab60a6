import {
  type BrowserError,
  longestOfReport,
  reportBrowserError,
  withoutPersonalData,
} from '@reprise/contracts/browser-errors';
import { release } from '@reprise/contracts/kernel';
import { hrefOf } from '../api/call';
import { ProblemError } from '../api/problem';
import { type Failure, messageOf } from './report-errors';

/** Cleaned before it is cut: half of an address is no longer recognised as one. */
const short = (text: string, longest: number): string => withoutPersonalData(text).slice(0, longest);

function bodyOf(app: BrowserError['app'], { error, route }: Failure): BrowserError {
  const name = error instanceof Error ? `${error.name}: ` : '';
  const stack = error instanceof Error ? error.stack : undefined;
  const traceId = error instanceof ProblemError ? error.problem.traceId : undefined;
  return {
    ...{ app, release, route },
    message: short(`${name}${messageOf(error)}`, longestOfReport.message) || 'unknown',
    ...(stack && { stack: short(stack, longestOfReport.stack) }),
    ...(traceId && { traceId }),
  };
}

/** Without a token and without an answer: a report that does not arrive is not worth another error. */
export async function sendFailure(app: BrowserError['app'], failure: Failure): Promise<void> {
  const body = bodyOf(app, failure);
  await fetch(hrefOf(reportBrowserError, { body }), {
    method: reportBrowserError.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}
