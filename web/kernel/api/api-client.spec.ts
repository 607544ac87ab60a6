import { createApiClient } from './api-client';
import { type AppProblem, isUndecided, ProblemError } from './problem';

type Sent = { url: string; headers: Headers; body: unknown };
const reply = (status: number, body?: unknown, headers: Record<string, string> = {}) => ({
  ok: status < 400,
  status,
  headers: new Headers(headers),
  json: () => (body === undefined ? Promise.reject(new Error('no body')) : Promise.resolve(body)),
  text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
});

function client(
  replies: readonly (ReturnType<typeof reply> | Error)[],
  renew = () => Promise.resolve(false),
) {
  const sent: Sent[] = [];
  const lost: number[] = [];
  const queue = [...replies];
  const fetch = ((url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers), body: init.body });
    const next = queue.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  }) as unknown as typeof globalThis.fetch;
  let n = 0;
  const api = createApiClient({
    fetch,
    renew,
    token: () => 'token',
    module: () => 'tim',
    language: () => 'fr-FR',
    newKey: () => `key-${++n}`,
    onUnauthenticated: (problem) => lost.push(problem.status),
  });
  return { api, sent, lost };
}
const problemOf = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.problem : error),
  );

describe('the api client', () => {
  it('sends the token, the module, the language of the screen, and the accepted formats', async () => {
    const { api, sent } = client([reply(200, {})]);
    await api.request({ path: '/buybacks', query: { status: ['a', 'b'], page: 2, none: undefined } });
    expect(decodeURIComponent(sent[0]?.url ?? '')).toBe('/api/buybacks?status[]=a&status[]=b&page=2');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/ld+json',
      'accept-language': 'fr-FR',
      authorization: 'Bearer token',
      'x-module': 'tim',
    });
  });
  it('lets people read their own writes: later queries send the written position', async () => {
    const { api, sent } = client([reply(201, {}, { 'Reprise-Position': '42' }), reply(200, [])]);
    await api.request({ method: 'POST', path: '/buybacks', body: {} });
    await api.request({ path: '/buybacks' });
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(sent[1]?.headers.get('Reprise-Min-Position')).toBe('42');
  });
  it('renews the session once on 401 and repeats the same request with the same key', async () => {
    const { api, sent, lost } = client([reply(401), reply(200, { ok: true })], () => Promise.resolve(true));
    await expect(api.request({ method: 'POST', path: '/x', body: {} })).resolves.toMatchObject({
      status: 200,
    });
    expect(sent.map((s) => s.headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1']);
    expect(lost).toEqual([]);
  });
  it('reports a lost session, but not a wrong password', async () => {
    const expired = client([reply(401)]);
    expect(await problemOf(expired.api.request({ path: '/x' }))).toMatchObject({ code: 'unauthenticated' });
    expect(expired.lost).toEqual([401]);
    const login = client([reply(401)]);
    await problemOf(login.api.request({ method: 'POST', path: '/login', renews: false }));
    expect(login.lost).toEqual([]);
  });
  it('names a refusal without a body by its status', async () => {
    const { api } = client([reply(425)]);
    const problem = await problemOf(api.request({ method: 'HEAD', path: '/buybacks/1/shipping-label' }));
    expect(problem).toMatchObject({ code: 'shipping-label-not-ready', status: 425 });
  });
  it.each([
    ['the page of a proxy that reaches nothing', 502, 'engine-unavailable'],
    ['the page of a proxy that waited in vain', 504, 'engine-unavailable'],
    ['anything else that is not ours', 500, 'unexpected-reply'],
  ])('says of %s no more than is known, and asks for no trace number', async (_what, status, code) => {
    const { api } = client([reply(status)]);
    const problem = await problemOf(api.request({ path: '/x' }));
    expect(problem).toEqual({ code, status, violations: [], retryAfter: undefined });
    expect(isUndecided(problem as AppProblem)).toBe(true);
  });
  it('turns a lost network into a problem, but not an abort', async () => {
    const { api } = client([new TypeError('Failed to fetch'), new DOMException('stop', 'AbortError')]);
    expect(await problemOf(api.request({ path: '/x' }))).toMatchObject({ code: 'network-unreachable' });
    const control = new AbortController();
    control.abort();
    expect(await problemOf(api.request({ path: '/x', signal: control.signal }))).toMatchObject({
      name: 'AbortError',
    });
  });
  it('sends a merge patch with its own content type', async () => {
    const { api, sent } = client([reply(200, {})]);
    await api.request({ method: 'PATCH', path: '/stocks/1', body: { name: 'a' }, ifMatch: '"3"' });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/merge-patch+json');
    expect(sent[0]?.headers.get('If-Match')).toBe('"3"');
  });
});
