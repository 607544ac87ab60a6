import { claimAt, personOf } from './sso-person';

const store = { role: 'store_seller', organizationId: 'lille' } as const;
const manager = { role: 'store_manager', organizationId: 'lille' } as const;
const mapping = {
  domains: ['acme.example'],
  ...{ emailClaim: 'email', firstnameClaim: 'given_name', lastnameClaim: 'family_name', roleClaim: 'groups' },
  roles: [
    { value: 'managers', ...manager },
    { value: 'sellers', ...store },
  ],
};
const ada = { sub: '1', email: 'Ada@ACME.example', given_name: 'Ada', family_name: 'Byron' };

describe('what a provider says of a person', () => {
  it('is read by the organisation’s mapping', () => {
    expect(personOf({ ...ada, groups: ['x', 'sellers'] }, mapping)).toEqual({
      ...{ subject: '1', email: 'ada@acme.example', firstname: 'Ada', lastname: 'Byron' },
      role: { value: 'sellers', ...store },
    });
  });

  it('may be one word, several, or nested; the first mapping that fits holds', () => {
    const roleOf = (claims: object, roleClaim = 'groups') => {
      const person = personOf({ ...ada, ...claims }, { ...mapping, roleClaim });
      return typeof person === 'string' ? person : person.role?.role;
    };
    expect(roleOf({ groups: 'sellers' })).toBe('store_seller');
    expect(roleOf({ groups: ['sellers', 'managers'] })).toBe('store_manager');
    expect(roleOf({ realm_access: { roles: ['sellers'] } }, 'realm_access.roles')).toBe('store_seller');
    expect(roleOf({ 'https://acme.example/role': 'sellers' }, 'https://acme.example/role')).toBe(
      'store_seller',
    );
    expect(roleOf({ groups: [{ value: 'sellers' }, 7, null] })).toBeUndefined();
    expect(roleOf({})).toBeUndefined();
  });

  it('fits a mapping for everybody', () => {
    const person = personOf(ada, { ...mapping, roles: [...mapping.roles, { value: '*', ...store }] });
    expect(person).toMatchObject({ role: { role: 'store_seller' } });
  });

  it('is nothing without an address of the domains that may be verified', () => {
    expect(personOf({ ...ada, email: undefined }, mapping)).toBe('no-email');
    expect(personOf({ ...ada, sub: '' }, mapping)).toBe('no-email');
    expect(personOf({ ...ada, email: 'ada@acme.example.evil' }, mapping)).toBe('other-domain');
    expect(personOf({ ...ada, email: 'ada@sub.acme.example' }, mapping)).toBe('other-domain');
    for (const email_verified of [false, 'false', 0])
      expect(personOf({ ...ada, email_verified }, mapping)).toBe('email-not-verified');
  });

  it('gives a name only if it may be a user’s', () => {
    const person = personOf({ ...ada, given_name: ' ', family_name: 'x'.repeat(300) }, mapping);
    expect(person).toMatchObject({ firstname: undefined, lastname: 'x'.repeat(255) });
  });

  it('never reaches into what it is made of', () => {
    expect(claimAt({}, '__proto__.polluted')).toBeUndefined();
    expect(claimAt({}, 'constructor.name')).toBeUndefined();
  });
});
