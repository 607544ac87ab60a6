import { AddressNotAllowed, guardedLookup, isPublicAddress, mayBeCalled } from './public-address';

describe('an address on the public network', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '172.15.0.1', '172.32.0.1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    ...['127.0.0.1', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...[
      '100.64.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
    ],
    ...[
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001:db8::1',
      '2001::1',
      'ff02::1',
    ],
    ...['localhost', '', '999.1.1.1'],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('resolving a name', () => {
  type Resolve = NonNullable<Parameters<typeof guardedLookup>[0]>;
  const answering = (...addresses: string[]): Resolve =>
    ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as Resolve;
  const look = (resolve: Resolve, all: boolean) =>
    new Promise<[unknown, unknown]>((told) =>
      guardedLookup(resolve)('partner.example', { all }, (error, found) => told([error, found])),
    );

  it('returns addresses on the public network', async () => {
    expect(await look(answering('8.8.8.8'), false)).toEqual([null, '8.8.8.8']);
    expect(await look(answering('8.8.8.8'), true)).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
  });

  it('refuses a name that leads to an internal address, even if only one of several does', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], []])
      for (const all of [true, false])
        expect((await look(answering(...addresses), all))[0]).toBeInstanceOf(AddressNotAllowed);
  });
});

describe('a machine in the own network', () => {
  it('may be called only where that is allowed', () => {
    expect(mayBeCalled(new URL('http://localhost:3000/'), true)).toBe(true);
    expect(mayBeCalled(new URL('http://localhost:3000/'), false)).toBe(false);
    expect(mayBeCalled(new URL('https://partner.example/'), false)).toBe(true);
  });
});
