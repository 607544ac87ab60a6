import type { AddressInfo } from 'node:net';
import { eventually } from '@reprise/kernel/testing';
import { peopleOf, type People } from './testing/people';
import { runProduct, type Product } from './testing/running-product';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chief = 'root_management_unit_manager';

describe('where people are logged in, and who came in', () => {
  let product: Product;
  let people: People;
  let places: Record<string, string>;
  beforeAll(async () => {
    product = await runProduct();
    people = peopleOf(product);
    places = await people.placesOf('store_seller');
  });
  afterAll(() => product.close());

  const arrives = () =>
    people.arrives({
      modules: { tim: 'store_seller' },
      timOrganizationId: places['timOrganizationId'],
    });
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, token: string) =>
    product.ask(method, path, { headers: people.bearer(token) });
  const logIn = async (email: string, from = '203.0.113.77') => {
    const body = { email, password: 'Correct-Horse-1' };
    return (await product.ask('POST', '/login', { body, from, headers: { 'user-agent': firefox } })).body;
  };
  const logOf = async (userId: string) => {
    const answer = await product.ask('GET', `/access-entries?userId=${userId}`, {
      as: chief,
      headers: { accept: 'application/json' },
    });
    return answer.body as { kind: string; network: string; actorName: string | null }[];
  };

  it('each sees his own sessions, without place or address, and which one is this', async () => {
    const { email, token } = await arrives();
    await logIn(email);
    const { body, text } = await ask('GET', '/session/sessions', token);
    expect(body).toMatchObject([
      { device: { browser: 'Firefox', system: 'Linux' }, current: false },
      { current: true },
    ]);
    expect(text).not.toContain('203.0');
  });

  it('an ended session is refused at its next request, and its stream closes', async () => {
    const { email, token } = await arrives();
    const lost = await logIn(email);
    await product.app.listen(0, '127.0.0.1');
    const { port } = product.app.getHttpServer().address() as AddressInfo;
    const stream = await fetch(
      `http://127.0.0.1:${port}/api/hub?authorization=${lost.token}&topic=%2Fbuybacks`,
    );
    expect(stream.status).toBe(200);
    const [{ id }] = (await ask('GET', '/session/sessions', token)).body;
    expect((await ask('DELETE', `/session/sessions/${id}`, token)).status).toBe(204);
    expect((await ask('GET', '/session/sessions', lost.token)).body.code).toBe('session-expired');
    expect((await people.refresh(lost.refreshToken)).body.code).toBe('session-expired');
    await stream.text();
    expect((await ask('GET', '/session/sessions', token)).body).toHaveLength(1);
  });

  it('nobody ends another person’s session; all others of one’s own end at once', async () => {
    const [one, other] = [await arrives(), await arrives()];
    const [{ id }] = (await ask('GET', '/session/sessions', other.token)).body;
    expect((await ask('DELETE', `/session/sessions/${id}`, one.token)).status).toBe(404);
    const elsewhere = await logIn(one.email);
    expect((await ask('POST', '/session/sessions/end-others', one.token)).status).toBe(204);
    expect((await ask('GET', '/session/sessions', elsewhere.token)).status).toBe(401);
    expect((await ask('GET', '/session/sessions', one.token)).status).toBe(200);
    expect((await ask('GET', '/session/sessions', other.token)).status).toBe(200);
  });

  it('a manager ends a user’s sessions; who manages only a store, or another tenant, does not', async () => {
    const { id, token } = await arrives();
    const end = (as: Parameters<Product['tokenOf']>[0]) =>
      product.ask('POST', `/users/${id}/end-sessions`, { as });
    expect((await end('store_manager')).status).toBe(403);
    expect((await end(`other:${chief}`)).status).toBe(404);
    expect((await product.ask('GET', `/users/${id}/sessions`, { as: chief })).body).toHaveLength(1);
    expect((await end(chief)).status).toBe(204);
    expect((await ask('GET', '/session/sessions', token)).status).toBe(401);
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({ kind: 'sessions-ended', actorName: expect.stringContaining(' ') });
  });

  it('log-ins, refusals and log-outs are written down, with the network and nothing that was typed', async () => {
    const { id, email } = await arrives();
    const wrong = { email, password: 'Wrong-Horse-77' };
    await product.ask('POST', '/login', { body: wrong, from: '198.51.100.9' });
    await eventually(async () => (await logOf(id)).some(({ kind }) => kind === 'login-refused'));
    const { token } = await logIn(email);
    await ask('POST', '/logout', token);
    const lines = await logOf(id);
    expect(lines.map(({ kind }) => kind).sort()).toEqual([
      'logged-in',
      'logged-in',
      'logged-out',
      'login-refused',
    ]);
    expect(lines.map(({ network }) => network)).toContain('203.0.113.0');
    expect(JSON.stringify(lines)).not.toMatch(/Wrong-Horse|198\.51\.100\.9/);
    const { body } = await ask('GET', '/session/access-log', (await logIn(email)).token);
    expect(body[0]).toMatchObject({ kind: 'logged-in', method: 'password', actorName: null });
  });

  it('of an unknown address nothing is kept, and who may not read the log does not', async () => {
    const nobody = { email: 'stranger@nowhere.example', password: 'Wrong-Horse-77' };
    await product.ask('POST', '/login', { body: nobody, from: '198.51.100.9' });
    const kept = await product.engines.documents.collection({ name: 'access_entries' }).find({});
    expect(JSON.stringify(kept)).not.toContain('stranger');
    expect((await product.ask('GET', '/access-entries', { as: 'store_manager' })).status).toBe(403);
  });
});
