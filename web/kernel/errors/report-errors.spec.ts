import { clientProblem, type AppProblem, ProblemError } from '../api/problem';
import { type Failure, reportErrors } from './report-errors';

describe('a page that meets errors', () => {
  let sent: Failure[];
  let stop: () => void;
  beforeEach(() => {
    sent = [];
    stop = reportErrors(
      () => '/diag/:id',
      (failure) => sent.push(failure),
    );
  });
  afterEach(() => stop());

  const thrown = (error: unknown, message = '') =>
    window.dispatchEvent(new ErrorEvent('error', { error, message }));
  const rejected = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const messages = () => sent.map(({ error }) => (error instanceof Error ? error.message : error));

  it('reports what was thrown and what was rejected, with the pattern of its address', () => {
    thrown(new TypeError('x is undefined'));
    rejected(new Error('no plan'));
    rejected('a bare word');
    expect(messages()).toEqual(['x is undefined', 'no plan', 'a bare word']);
    expect(sent.map(({ route }) => route)).toEqual(['/diag/:id', '/diag/:id', '/diag/:id']);
  });

  it.each([
    ['a lost connection', new ProblemError(clientProblem('network-unreachable'))],
    ['an answer that did not come in time', new ProblemError(clientProblem('request-timeout'))],
    ['a fetch that failed in Chrome', new TypeError('Failed to fetch')],
    ['a fetch that failed in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['a fetch that failed in Safari', new TypeError('Load failed')],
    ['a part that did not arrive', new TypeError('Failed to fetch dynamically imported module: /a.js')],
    [
      'a part that did not arrive in Firefox',
      new TypeError('error loading dynamically imported module: /a.js'),
    ],
    ['a part that did not arrive in Safari', new TypeError('Importing a module script failed.')],
    ['a style sheet that did not arrive', new Error('Unable to preload CSS for /assets/a.css')],
    ['a request that was cut off', new DOMException('The user aborted a request.', 'AbortError')],
  ])('does not report %s: customer journey §8', (_name, error) => {
    rejected(error);
    thrown(error);
    expect(sent).toEqual([]);
  });

  it('reports a refusal that nobody expected', () => {
    const problem: AppProblem = { code: 'internal-error', status: 500, traceId: 'trace-1', violations: [] };
    rejected(new ProblemError(problem));
    expect(messages()).toEqual(['internal-error']);
  });

  it('does not report what browsers call an error and is none', () => {
    thrown(undefined, 'ResizeObserver loop completed with undelivered notifications.');
    thrown(undefined, 'Script error.');
    expect(sent).toEqual([]);
  });

  it('reports the same error once, however often it comes', () => {
    const again = new Error('again');
    for (let times = 0; times < 9; times += 1) thrown(again);
    rejected(again);
    expect(messages()).toEqual(['again']);
  });

  it('reports five errors and no more', () => {
    for (let each = 0; each < 9; each += 1) thrown(new Error(`number ${each}`));
    expect(messages()).toEqual([0, 1, 2, 3, 4].map((each) => `number ${each}`));
  });
});
