import { cartBody, lineSaved } from '../../../../kernel/cart';
import { line } from '../testing/drafts';
import { type FakeApi, id, openShop, refusal } from '../testing/shop';
import { checkoutConfirmed } from './checkout.slice';
import { schemaFor } from './customer-values.rules';

const customer = {
  firstName: 'Léa',
  lastName: 'Durand',
  email: 'lea@example.fr',
  phone: '06 12 34 56 78',
  street: '12 rue des Lilas',
  streetMore: '',
  zipCode: '69003',
  city: 'Lyon',
  country: 'FR',
};
const body = () => cartBody([line()], schemaFor([line()]).parse(customer), 'fr-FR');
const created = {
  id: id(7),
  identificationNumber: '2026112000017',
  status: 'bb_awaiting_inventory',
  circuit: 'web_post',
  productLabel: 'Phone',
  currency: 'EUR',
  price: line().total,
  labelExpected: true,
  token: 'a-token-of-the-link',
};
const saved = (total: number): ReturnType<FakeApi> => ({
  status: 200,
  body: { id: id(5), total, missingToMinimum: 0 },
});
const server =
  (put: ReturnType<FakeApi>): FakeApi =>
  ({ method }) =>
    method === 'PUT' ? put : { status: 200, body: { id: id(5), buybacks: [created] } };
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function checkout(api: FakeApi, context = {}) {
  const shop = openShop(api, undefined, context);
  shop.store.dispatch(lineSaved({ line: line(), multiProduct: false }));
  const { cartId } = shop.cart();
  const confirm = (expectedTotal = line().total): void =>
    void shop.store.dispatch(checkoutConfirmed({ cartId, body: body(), expectedTotal }));
  return { ...shop, cartId, confirm };
}

describe('confirming the cart', () => {
  it('saves and validates it with one id, then shows the confirmation', async () => {
    const { confirm, calls, cartId, visited } = checkout(server(saved(line().total)));
    confirm();
    await settled();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT /cart/${cartId}`,
      `POST /cart/${cartId}/validate`,
    ]);
    expect(visited).toEqual([`/buyback-confirmation?ids=${id(7)}`]);
  });

  it('makes one buyback of two taps', async () => {
    const { confirm, calls } = checkout(server(saved(line().total)));
    confirm();
    confirm();
    await settled();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('empties the cart, and the next one is another', async () => {
    const { confirm, cart, cartId, storage, declared } = checkout(server(saved(line().total)));
    confirm();
    await settled();
    expect(cart().lines).toEqual([]);
    expect(cart().cartId).not.toBe(cartId);
    expect(storage.read('CART')).toBeNull();
    expect(declared().buybacks[id(7)]).toMatchObject({ cartId });
    expect(openShop(undefined, storage).declared()).toMatchObject({ buybacks: declared().buybacks });
  });

  it('requests the buybacks of a cart that was validated before', async () => {
    const { confirm, visited } = checkout(server(refusal(409, 'cart-already-validated')));
    confirm();
    await settled();
    expect(visited).toEqual([`/buyback-confirmation?ids=${id(7)}`]);
  });

  it('saves a cart anew that the server does not know as this person’s', async () => {
    const lost = new Set<string>();
    const { confirm, calls, visited, cartId } = checkout(({ method, path }) => {
      if (method === 'POST') return { status: 200, body: { id: id(5), buybacks: [created] } };
      lost.add(path);
      return lost.size === 1 ? refusal(404, 'not-found') : saved(line().total);
    });
    confirm();
    await settled();
    const [first = '', second = '', third = ''] = calls.map(({ path }) => path);
    expect(first).toBe(`/cart/${cartId}`);
    expect(second).not.toBe(first);
    expect(third).toBe(`${second}/validate`);
    expect(visited).toEqual([`/buyback-confirmation?ids=${id(7)}`]);
  });

  it('goes on with the new cart after a refusal', async () => {
    const { confirm, cart, cartId, storage } = checkout(({ path }) =>
      path === `/cart/${cartId}` ? refusal(404, 'not-found') : refusal(409, 'circuit-inactive'),
    );
    confirm();
    await settled();
    expect(cart().cartId).not.toBe(cartId);
    expect(cart().lines).toHaveLength(1);
    expect(JSON.stringify(storage.read('CART'))).toContain(cart().cartId);
  });

  it('declares nothing at a price other than the one shown, until it is accepted', async () => {
    const { confirm, calls, checkout: state } = checkout(server(saved(1)));
    confirm();
    await settled();
    expect(state()).toMatchObject({ status: 'repriced', serverTotal: 1 });
    expect(calls).toHaveLength(1);
    confirm(1);
    await settled();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('solves the challenge unseen where the account wants one, and declares once', async () => {
    const challenge = {
      ...{ kind: 'altcha', signature: 'ab' },
      parameters: {
        ...{ algorithm: 'PBKDF2/SHA-256', nonce: 'ab', salt: 'ab', cost: 1, keyLength: 32, keyPrefix: '00' },
        ...{ expiresAt: 1, keySignature: 'ab', data: { accountId: id(3) } },
      },
    };
    const solveChallenge = jest.fn(async () => 'the answer');
    const { confirm, calls, visited } = checkout(
      ({ method, path, headers }) => {
        if (path === '/challenge') return { status: 200, body: challenge };
        if (method === 'PUT') return saved(line().total);
        if (!headers?.get('Reprise-Challenge')) return refusal(403, 'challenge-required');
        return { status: 200, body: { id: id(5), buybacks: [created] } };
      },
      { solveChallenge },
    );
    confirm();
    await settled();
    expect(solveChallenge).toHaveBeenCalledWith(challenge);
    expect(calls.map(({ headers }) => headers?.get('Reprise-Challenge')).filter(Boolean)).toEqual([
      'the answer',
    ]);
    expect(visited).toEqual([`/buyback-confirmation?ids=${id(7)}`]);
  });

  it('says so if the answer is refused, and keeps everything', async () => {
    const { confirm, cart, checkout: state } = checkout(server(refusal(403, 'challenge-failed')));
    confirm();
    await settled();
    expect(state().problem?.code).toBe('challenge-failed');
    expect(cart().lines).toHaveLength(1);
  });

  it('keeps everything if the server refuses', async () => {
    const { confirm, cart, checkout: state } = checkout(server(refusal(409, 'circuit-inactive')));
    confirm();
    await settled();
    expect(state().problem?.code).toBe('circuit-inactive');
    expect(cart().lines).toHaveLength(1);
  });
});
