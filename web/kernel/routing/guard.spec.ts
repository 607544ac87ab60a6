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
  it('lets anyone into open pages', () => {
    expect(guard(route({ access: 'open' }), { premiumFeatures: [] })).toBe('enter');
  });
  it('sends a person without a token to login', () => {
    expect(guard(route({}), { premiumFeatures: [] })).toBe('go-to-login');
  });
  it('logs out a person with no permission at all', () => {
    expect(guard(route({}), session({ user: { ...user, frontPermissions: {} } }))).toBe('log-out');
  });
  it('sends home who lacks the permission, and lets in who holds it', () => {
    expect(guard(route({ access: 'client.list' }), session())).toBe('go-home');
    expect(guard(route({ access: 'buyback.list' }), session())).toBe('enter');
  });
  it('asks for all of several permissions, or for any of them', () => {
    const both = ['buyback.list', 'client.list'] as const;
    expect(guard(route({ access: { all: both } }), session())).toBe('go-home');
    expect(guard(route({ access: { any: both } }), session())).toBe('enter');
    expect(guard(route({ access: { all: ['buyback.list', 'item.check-in'] } }), session())).toBe('enter');
    expect(guard(route({ access: { any: ['client.list'] } }), session())).toBe('go-home');
  });
  it('sends home from check-in where it is disabled, and always for admins', () => {
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
  it('keeps premium pages for accounts that have the feature, and module pages for their module', () => {
    const sftp = route({ condition: { premium: 'sftp_access' } });
    expect(guard(sftp, session())).toBe('go-home');
    expect(guard(sftp, session({ premiumFeatures: ['sftp_access'] }))).toBe('enter');
    expect(guard(route({ modules: ['tim'] }), session())).toBe('go-home');
  });
});
