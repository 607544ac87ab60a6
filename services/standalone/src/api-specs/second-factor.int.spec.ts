import { totpCode } from '@reprise/identity/testing';
import { peopleOf, type People } from './testing/people';
import { runProduct, type Answer, type Product } from './testing/running-product';
import { softwarePasskey } from './testing/software-passkey';

type Person = Awaited<ReturnType<People['arrives']>>;
const seller = (places: Record<string, string>) => ({
  modules: { tim: 'store_seller' },
  timOrganizationId: places['timOrganizationId'],
});

describe('a second factor', () => {
  let product: Product;
  let people: People;
  let places: Record<string, string>;
  let ahead = 0;
  beforeAll(async () => {
    product = await runProduct();
    people = peopleOf(product);
    places = await people.placesOf('store_seller');
    const { clock } = product.platform;
    const now = clock.now.bind(clock);
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(now().getTime() + ahead));
  });
  afterAll(() => product.close());

  const shown = ({ status, body }: Answer) => [status, body?.code];
  const as = (token: string) => ({ headers: people.bearer(token) });
  const codeOf = (secret: string) => totpCode(secret, product.platform.clock.now());
  /** Half a minute later an app shows the next code. */
  const nextCode = (secret: string) => {
    ahead += 30_000;
    return { method: 'totp', code: codeOf(secret) };
  };
  const post = (path: string, token: string, body: object = {}) =>
    product.ask('POST', path, { ...as(token), body });
  const finish = (pendingLogin: string, proof: object) =>
    product.ask('POST', '/login/second-factor', { body: { pendingLogin, proof } });
  const pendingOf = async (email: string) => (await people.login(email)).body.details;

  async function withTotp(): Promise<Person & { secret: string; codes: string[] }> {
    const person = await people.arrives(seller(places));
    const { secret } = (await product.ask('POST', '/session/factors/totp', as(person.token))).body;
    const { body } = await post('/session/factors/totp/confirm', person.token, { code: codeOf(secret) });
    return { ...person, secret, codes: body.recoveryCodes } as Person & { secret: string; codes: string[] };
  }
  async function withPasskey() {
    const person = await people.arrives(seller(places));
    const key = softwarePasskey();
    const { body } = await product.ask('POST', '/session/factors/passkey-options', as(person.token));
    const passkey = key.made(body);
    const added = await post('/session/factors/passkeys', person.token, { name: 'My phone', passkey });
    return { ...person, key, added, passkey } as Person & { key: typeof key; added: Answer };
  }

  it('counts once the app has proved it: its secret is sealed, and no reply contains it afterwards', async () => {
    const person = await people.arrives(seller(places));
    const { body } = await product.ask('POST', '/session/factors/totp', as(person.token));
    expect(body.uri).toContain(`secret=${body.secret}`);
    const wrong = await post('/session/factors/totp/confirm', person.token, { code: '000000' });
    expect(shown(wrong)).toEqual([403, 'second-factor-incorrect']);
    expect((await people.login(person['email'] ?? '')).status).toBe(200);
    const code = codeOf(body.secret);
    const done = await post('/session/factors/totp/confirm', person.token, { code });
    expect(done.body.recoveryCodes).toHaveLength(10);
    const { text } = await product.ask('GET', '/session/factors', as(person.token));
    expect(text).not.toContain(body.secret);
    const kept = await product.engines.documents.collection({ name: 'second_factors' }).find({});
    for (const secret of [body.secret, ...done.body.recoveryCodes])
      expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('makes a log-in two steps, and the first opens nothing', async () => {
    const { email, secret, token } = await withTotp();
    const first = await people.login(email);
    expect(shown(first)).toEqual([401, 'second-factor-required']);
    const { pendingLogin, methods } = first.body.details;
    expect(methods).toEqual(['totp', 'recovery']);
    expect(first.text).not.toContain('refreshToken');
    // A pending log-in is no session, and a session no pending log-in.
    expect(shown(await product.ask('GET', '/session/factors', as(pendingLogin)))[0]).toBe(401);
    const renewed = await product.ask('POST', '/token/refresh', { body: { refreshToken: pendingLogin } });
    expect([401, 422]).toContain(renewed.status);
    expect(shown(await finish(token, nextCode(secret)))).toEqual([401, 'pending-login-expired']);
    expect(shown(await finish(pendingLogin, { method: 'totp', code: '000000' }))).toEqual([
      403,
      'second-factor-incorrect',
    ]);
    const signedIn = await finish(pendingLogin, nextCode(secret));
    expect([signedIn.status, signedIn.body.user.email]).toEqual([200, email]);
    expect(shown(await finish(pendingLogin, nextCode(secret)))).toEqual([401, 'pending-login-expired']);
  });

  it('takes each code once, and a pending log-in for five minutes', async () => {
    const { email, secret } = await withTotp();
    const proof = nextCode(secret);
    expect((await finish((await pendingOf(email)).pendingLogin, proof)).status).toBe(200);
    const { pendingLogin } = await pendingOf(email);
    expect(shown(await finish(pendingLogin, proof))).toEqual([403, 'second-factor-incorrect']);
    ahead += 6 * 60_000;
    expect(shown(await finish(pendingLogin, nextCode(secret)))).toEqual([401, 'pending-login-expired']);
  });

  it('takes each recovery code once, however it is written', async () => {
    const { email, codes } = await withTotp();
    const [code = ''] = codes;
    const proof = { method: 'recovery', code: ` ${code.toUpperCase().replaceAll('-', ' ')}` };
    const { pendingLogin } = await pendingOf(email);
    expect((await finish(pendingLogin, proof)).status).toBe(200);
    const again = await finish((await pendingOf(email)).pendingLogin, proof);
    expect(shown(again)).toEqual([403, 'second-factor-incorrect']);
  });

  it('is guessed ten times at most, as a password is; right passwords in between change nothing', async () => {
    const { email, secret } = await withTotp();
    const { pendingLogin } = await pendingOf(email);
    const answers = [];
    for (let turn = 0; turn < 10; turn += 1)
      answers.push(await finish(pendingLogin, { method: 'totp', code: '000000' }));
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await finish(pendingLogin, nextCode(secret))).status).toBe(429);
  });

  describe('as a passkey', () => {
    it('opens the session on its own site, and is named', async () => {
      const { email, key, added, token } = await withPasskey();
      expect(added.body.passkeys).toMatchObject([{ id: key.id, name: 'My phone', host: 'localhost:80' }]);
      const renamed = await product.ask('PATCH', `/session/factors/passkeys/${key.id}`, {
        headers: people.bearer(token),
        body: { name: 'Yubikey' },
      });
      expect(renamed.body.passkeys[0].name).toBe('Yubikey');
      const { pendingLogin, methods } = await pendingOf(email);
      expect(methods).toEqual(['passkey', 'recovery']);
      const asked = { body: { pendingLogin } };
      const { body } = await product.ask('POST', '/login/passkey-options', asked);
      expect((await finish(pendingLogin, key.shown(body))).status).toBe(200);
    });

    it('is refused from another site, twice, for another log-in, and from a copy of the key', async () => {
      const { email, key } = await withPasskey();
      const asked = async () => {
        const { pendingLogin } = await pendingOf(email);
        const { body } = await product.ask('POST', '/login/passkey-options', { body: { pendingLogin } });
        return { pendingLogin, body };
      };
      const one = await asked();
      const elsewhere = key.shown(one.body, 1, 'localhost.evil.example');
      expect(shown(await finish(one.pendingLogin, elsewhere))).toEqual([403, 'second-factor-incorrect']);
      // The challenge was spent with the attempt.
      expect(shown(await finish(one.pendingLogin, key.shown(one.body)))).toEqual([
        410,
        'factor-challenge-expired',
      ]);
      const [two, three] = [await asked(), await asked()];
      expect((await finish(two.pendingLogin, key.shown(three.body))).body.code).toBe(
        'factor-challenge-expired',
      );
      expect((await finish(two.pendingLogin, key.shown(two.body))).status).toBe(200);
      const four = await asked();
      expect((await finish(four.pendingLogin, key.shown(four.body, 0))).body.code).toBe(
        'second-factor-incorrect',
      );
    });
  });

  it('is changed only by those who have just shown one', async () => {
    const { token } = await withTotp();
    const removed = await product.ask('DELETE', '/session/factors/totp', as(token));
    expect(shown(removed)).toEqual([403, 'fresh-factor-required']);
  });

  it('is taken from somebody who lost it by a manager, who ends his sessions with it', async () => {
    const { email, token, id } = await withTotp();
    const reset = (
      as: 'store_manager' | 'root_management_unit_manager' | 'other:root_management_unit_manager',
    ) => product.ask('POST', `/users/${id}/reset-factors`, { as });
    expect((await reset('store_manager')).status).toBe(403);
    expect((await reset('other:root_management_unit_manager')).status).toBe(404);
    expect((await product.ask('POST', `/users/${id}/reset-factors`, { as: 'admin' })).body?.code).toBe(
      undefined,
    );
    expect((await product.ask('GET', '/session/factors', as(token))).status).toBe(401);
    expect((await people.login(email)).status).toBe(200);
  });

  // Last: from here on the demonstration's people need one too.
  describe('where the account asks for it', () => {
    const chief = { modules: { root: 'root_management_unit_manager' } };
    let details: string;
    const wanted = async (change: object) => {
      const answer = await product.ask('PATCH', details, { as: 'admin', body: change });
      expect(answer.status).toBe(200);
    };
    beforeAll(async () => {
      const path = `/accounts/${product.accountId}/organization-root-detail`;
      const { body } = await product.ask('GET', path, {
        as: 'admin',
        headers: { accept: 'application/json' },
      });
      details = `/organization-root-details/${body.id}`;
    });

    it('settings are changed, and money is moved, by those who have just shown one', async () => {
      const { body } = await product.ask('GET', '/organizations/root', {
        as: 'root_management_unit_manager',
        headers: { accept: 'application/json' },
      });
      const person = await people.arrives({ ...chief, rootOrganizationId: body.id });
      const change = () =>
        product.ask('PATCH', details, { ...as(person.token), body: { buybackZeroDescription: 'None' } });
      const pay = () => post('/payment-batches', person.token, {});
      expect((await change()).status).toBe(200);
      await wanted({ secondFactorForSettings: true, secondFactorForMoney: true });
      for (const act of [change, pay]) {
        const refused = await act();
        expect(shown(refused)).toEqual([403, 'fresh-factor-required']);
        expect(refused.body.details.enrolled).toBe(false);
      }
      const { secret } = (await product.ask('POST', '/session/factors/totp', as(person.token))).body;
      await post('/session/factors/totp/confirm', person.token, { code: codeOf(secret) });
      expect((await change()).body.details).toEqual({ area: 'settings', enrolled: true });
      expect((await post('/session/second-factor', person.token, { proof: nextCode(secret) })).status).toBe(
        204,
      );
      expect((await change()).status).toBe(200);
      expect((await pay()).body.code).not.toBe('fresh-factor-required');
      ahead += 14 * 60_000;
      const { token } = (await people.refresh(person.refreshToken)).body;
      ahead += 2 * 60_000;
      const late = await product.ask('PATCH', details, { ...as(token), body: {} });
      expect(shown(late)).toEqual([403, 'fresh-factor-required']);
    });
  });
});
