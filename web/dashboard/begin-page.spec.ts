import { createI18n, type FullKey } from '../kernel/i18n';
import type { RouteSpec } from '../kernel/routing';
import { beginPage, beginTitles } from './begin-page';

const page = jest.fn(() => Promise.reject(new Error('away')));
const other = jest.fn(() => Promise.reject(new Error('away')));
const base = { access: 'signed-in', title: 'stocks:title' as FullKey } as const;
const menu = { section: 'buybacks', icon: 'list' } as const;
const table: readonly RouteSpec[] = [
  { ...base, path: '/stocks', page: other, menu },
  { ...base, path: '/stocks/:id', page },
];

describe('what a signed-in person waits for', () => {
  beforeEach(() => [page, other].forEach((each) => each.mockClear()));

  it('is fetched at once: the page at the address, and a failure is left to who opens it', () => {
    beginPage(table, '/dashboard/stocks/1', '/dashboard');
    expect(page).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('is nothing at an address without a page', () => {
    beginPage(table, '/dashboard/nowhere', '/dashboard');
    expect([page, other].flatMap((each) => each.mock.calls)).toEqual([]);
  });

  it('is the titles of the menu, of entries that may be opened', async () => {
    const asked = (name: string) => ({
      'en-GB': jest.fn(() => Promise.resolve({ default: { title: name } })),
    });
    const features = { stocks: asked('Stocks'), payment: asked('Payments') };
    const i18n = await createI18n({ locale: 'en-GB', features });
    const closed = { ...base, path: '/payments', page, menu, title: 'payment:title' as FullKey };
    const user = {
      id: 'u',
      types: [],
      email: 'a@b.test',
      modules: {},
      frontPermissions: { rps: ['item.list'] },
    };
    beginTitles(i18n, [...table, { ...closed, access: 'client.list' }], {
      ...{ token: 't', module: 'rps', premiumFeatures: [], user: user as never },
    });
    expect(features.stocks['en-GB']).toHaveBeenCalledTimes(1);
    expect(features.payment['en-GB']).not.toHaveBeenCalled();
  });
});
