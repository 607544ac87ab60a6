import { ProblemError } from '../api/problem';

/** An error worth a report, and the pattern of the address where it happened. */
export type Failure = { readonly error: unknown; readonly route: string };

/** In a page's life: what goes on failing says nothing new. */
const most = 5;
const noReply: readonly string[] = ['network-unreachable', 'request-timeout'];
const cutOff: readonly string[] = ['AbortError', 'NetworkError', 'TimeoutError'];
/** How Chrome, Firefox and Safari call a request or a part of the page that did not arrive; then what is no error. */
const notArrived =
  /failed to fetch|load failed|networkerror|(?:error loading|importing) .*module|unable to preload|^resizeobserver loop|^script error/i;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Customer journey §8: "Network errors are not reported as bugs." */
function isNoBug(error: unknown): boolean {
  if (error instanceof ProblemError) return noReply.includes(error.problem.code);
  return cutOff.includes(Object(error).name) || notArrived.test(messageOf(error));
}

const placeOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/**
 * Hands on what nobody caught, once each and a few in all. What React and the sagas catch comes here by `reportError`.
 * @returns the end of it
 */
export function reportErrors(
  route: () => string,
  send: (failure: Failure) => void,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const told = new Set<string>();
  const tell = (error: unknown): void => {
    const mark = `${messageOf(error)}\n${placeOf(error)}`;
    if (isNoBug(error) || told.has(mark) || told.size >= most) return;
    told.add(mark);
    send({ error, route: route() });
  };
  const thrown = ({ error, message }: ErrorEvent): void => tell(error ?? message);
  const rejected = ({ reason }: PromiseRejectionEvent): void => tell(reason);
  page.addEventListener('error', thrown);
  page.addEventListener('unhandledrejection', rejected);
  return () => {
    page.removeEventListener('error', thrown);
    page.removeEventListener('unhandledrejection', rejected);
  };
}
