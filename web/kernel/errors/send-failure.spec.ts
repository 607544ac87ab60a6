import { browserErrorSchema } from '@reprise/contracts/browser-errors';
import { release } from '@reprise/contracts/kernel';
import { ProblemError } from '../api/problem';
import { sendFailure } from './send-failure';

describe('the report of an error', () => {
  const send = jest.fn<Promise<unknown>, [string, RequestInit]>();
  const before = globalThis.fetch;
  beforeEach(() => {
    send.mockReset().mockResolvedValue({});
    Object.assign(globalThis, { fetch: send });
  });
  afterEach(() => Object.assign(globalThis, { fetch: before }));
  const body = () => browserErrorSchema.parse(JSON.parse(String(send.mock.calls[0]?.[1].body)));

  it('outlives its page, and takes no session along', async () => {
    await sendFailure('public', { error: new TypeError('x is undefined'), route: '/diag/:id' });
    const [url, { method, keepalive, credentials, headers } = {}] = send.mock.calls[0] ?? [];
    expect([url, method, keepalive, credentials]).toEqual(['/api/browser-errors', 'POST', true, 'omit']);
    expect(headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it('says what happened, where, in which release, and after which request', async () => {
    const problem = { code: 'internal-error', status: 500, traceId: 'trace-1', violations: [] } as const;
    await sendFailure('dashboard', { error: new ProblemError(problem), route: '/home' });
    expect(body()).toMatchObject({
      ...{ app: 'dashboard', release, route: '/home', traceId: 'trace-1' },
      message: 'ProblemError: internal-error',
    });
    expect(body().stack).toContain('send-failure.spec');
  });

  it('fits into what the server takes, and leaves people out before it is cut', async () => {
    const error = new Error(`${'long '.repeat(98)}ada@example.com ${'end '.repeat(2000)}`);
    await sendFailure('public', { error, route: '/' });
    expect(body().message).toHaveLength(500);
    expect(send.mock.calls[0]?.[1].body).not.toContain('ada@');
  });

  it('of something without a message is sent too, and one that does not arrive is no error', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendFailure('public', { error: '', route: '/' })).resolves.toBeUndefined();
    expect(body()).toMatchObject({ message: 'unknown' });
  });
});
