import type { SessionState } from '../session/session.slice';
import { guard } from './guard';
import type { RouteSpec } from './route-spec';

const page = () => Promise.reject(new Error('never drawn here'));
const route = (over: Partial<RouteSpec>): RouteSpec => ({
  path: '/x',
  page,
  title: 'common:page.home',
  access: 'signed-in',
  ...over,
});
const user = {
  id: 'u',
  types: ['warehouse_operator' as const],
  email: 'a@b.test',
  modules: { rps: 'warehouse_operator' as const },
};
const session = (over: Partial<SessionState> = {}): SessionState => ({
  token: 't',
  module: 'rps',
  premiumFeatures: [],
  user: { ...user, frontPermissions: { rps: ['item.check-in', 'buyback.list'] } },
  ...over,
});

describe('the guard', () => {
  it('admits anyone to open pages', () => {
    expect(guard(route({ access: 'open' }), { premiumFeatures: [] })).toBe('enter');
  });
  it('sends a person without a token to log-in', () => {
    expect(guard(route({}), { premiumFeatures: [] })).toBe('go-to-login');
  });
  it('logs out a person without any permission', () => {
    expect(guard(route({}), session({ user: { ...user, frontPermissions: {} } }))).toBe('log-out');
  });
  it('sends home a person without the permission, and admits one with it', () => {
    expect(guard(route({ access: 'client.list' }), session())).toBe('go-home');
    expect(guard(route({ access: 'buyback.list' }), session())).toBe('enter');
  });
  it('requires all of several permissions, or any of them', () => {
    const both = ['buyback.list', 'client.list'] as const;
    expect(guard(route({ access: { all: both } }), session())).toBe('go-home');
    expect(guard(route({ access: { any: both } }), session())).toBe('enter');
    expect(guard(route({ access: { all: ['buyback.list', 'item.check-in'] } }), session())).toBe('enter');
    expect(guard(route({ access: { any: ['client.list'] } }), session())).toBe('go-home');
  });
  it('sends home from check-in if it is disabled, and always for operators', () => {
    const checkIn = route({ access: 'item.check-in', condition: 'check-in' });
    expect(guard(checkIn, session())).toBe('enter');
    expect(guard(checkIn, session({ details: { warehouseCheckinRequirement: 'disabled' } }))).toBe('go-home');
    const admin = {
      ...user,
      types: ['admin' as const],
      frontPermissions: { rps: ['item.check-in' as const] },
    };
    expect(guard(checkIn, session({ user: admin }))).toBe('go-home');
  });
  it('reserves premium pages for accounts with the feature, and module pages for their module', () => {
    const sftp = route({ condition: { premium: 'sftp_access' } });
    expect(guard(sftp, session())).toBe('go-home');
    expect(guard(sftp, session({ premiumFeatures: ['sftp_access'] }))).toBe('enter');
    expect(guard(route({ modules: ['tim'] }), session())).toBe('go-home');
  });
  it('keeps what is about taking products in from accounts that only buy', () => {
    const catalogue = route({ account: 'retailer' });
    const account = { id: 'a', name: 'Rhin' };
    const of = (isRetailer: boolean) => {
      const known = session().user;
      if (!known) throw new Error('somebody is signed in');
      const place = { commonName: 'Atelier', account: { ...account, isRetailer } };
      return session({ user: { ...known, currentOrganization: place } });
    };
    expect(guard(catalogue, of(false))).toBe('go-home');
    expect(guard(catalogue, of(true))).toBe('enter');
    expect(guard(route({}), of(false))).toBe('enter');
  });
});
