import type { SearchAccess } from '@reprise/contracts/catalogue';
import { diagnosisPath, slugOf } from '../catalogue.paths';
import {
  askSearch,
  searchAddress,
  searchProducts,
  SearchRefused,
  searchSettings,
} from '../../../../kernel/search/product-search';
import { nothingChosen } from '../../../../kernel/search/facets';
import { searchFaceted } from '../../../../kernel/search/faceted-search';
import { accessCookie, cachedAccess } from '../../../../kernel/search/search-access';
import { asImei } from './as-imei.rules';

const now = Date.parse('2026-11-20T10:00:00Z');
const access: SearchAccess = {
  token: 'a=b;c',
  collection: 'products',
  path: '/api/search',
  expiresAt: '2026-11-20T11:00:00Z',
};
const value = (cookie: string): string => cookie.split(';')[0] ?? '';

describe('the key of the product search', () => {
  it('is stored in a cookie until it expires', () => {
    const cookie = accessCookie(access, 'org', now);
    expect(cookie).toContain('max-age=3600');
    expect(cachedAccess(`other=1; ${value(cookie)}`, 'org', now)).toEqual(access);
    expect(cachedAccess(value(cookie), 'org', now + 3_600_000)).toBeUndefined();
  });
  it('does not belong to another organisation', () => {
    expect(cachedAccess(value(accessCookie(access, 'org', now)), 'other', now)).toBeUndefined();
  });
  it('is requested again if the cookie is damaged', () => {
    expect(cachedAccess('product_search=%7Bbroken', 'org', now)).toBeUndefined();
  });
});

describe('the search service', () => {
  it('is tried six times, 200 ms apart, two seconds each, with forty results per page', () => {
    expect(searchSettings).toEqual({ attempts: 6, pauseSeconds: 0.2, timeoutSeconds: 2, pageSize: 40 });
  });
  it('is found below the site or at an absolute address', () => {
    const at = (path: string) => searchAddress({ ...access, path }, 'http://localhost:3000');
    expect(at('/api/search')).toBe('http://localhost:3000/api/search/collections/products/documents/search');
    expect(at('https://search.example')).toBe('https://search.example/collections/products/documents/search');
  });
});

describe('a search', () => {
  const answers = jest.fn<Promise<unknown>, [string, { headers: object }]>();
  const ask = () => askSearch(access, { q: 'iPhone 14', page: 1 });
  beforeEach(() => {
    answers.mockReset();
    Object.assign(globalThis, { fetch: answers });
    Object.assign(AbortSignal, { timeout: () => undefined });
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
  const settled = async (asked: Promise<unknown>): Promise<unknown> => {
    const end = asked.catch((error: unknown) => error);
    await jest.runAllTimersAsync();
    return end;
  };

  it('asks with the key and comes back with the answer', async () => {
    answers.mockResolvedValue({ ok: true, status: 200, json: () => ({ found: 1 }) });
    expect(await settled(ask())).toEqual({ found: 1 });
    const [address, { headers }] = answers.mock.calls[0] ?? ['', { headers: {} }];
    expect(address).toMatch(/documents\/search\?q=iPhone\+14&page=1$/);
    expect(headers).toEqual({ 'x-typesense-api-key': access.token });
  });

  it('puts first what can be declared here, where products are to be declared', async () => {
    answers.mockResolvedValue({
      ok: true,
      status: 200,
      json: () => ({ found: 0, hits: [], facet_counts: [] }),
    });
    await settled(searchProducts(access, 'iPhone', 1));
    await settled(searchProducts(access, 'iPhone', 1, 'store'));
    await settled(searchFaceted(access, 'iPhone', 1, nothingChosen));
    const sorted = answers.mock.calls.map(([address]) => new URL(address).searchParams.get('sort_by'));
    const by = (channel: string) => `_text_match:desc,_eval(boughtThrough:=${channel}):desc`;
    expect(sorted).toEqual([null, by('store'), by('web')]);
  });

  it('is tried again while the service is away or at fault', async () => {
    answers.mockRejectedValueOnce(new TypeError('away')).mockResolvedValueOnce({ ok: false, status: 503 });
    answers.mockResolvedValue({ ok: true, status: 200, json: () => 'found' });
    expect(await settled(ask())).toBe('found');
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it('ends after the last attempt, and at once where the key is refused', async () => {
    answers.mockRejectedValue(new TypeError('away'));
    expect(await settled(ask())).toBeInstanceOf(SearchRefused);
    expect(answers).toHaveBeenCalledTimes(6);
    answers.mockReset().mockResolvedValue({ ok: false, status: 401 });
    expect(await settled(ask())).toMatchObject({ httpStatus: 401 });
    expect(answers).toHaveBeenCalledTimes(1);
  });
});

describe('typed text', () => {
  it('is an IMEI if it has the right digits and check digit', () => {
    expect(asImei('49 015420 323751 8')).toBe('490154203237518');
    expect(asImei('490154203237519')).toBeUndefined();
    expect(asImei('iphone 13')).toBeUndefined();
  });
  it('becomes a readable address', () => {
    expect(slugOf('Écran Galaxy S21+ (128 Go)')).toBe('ecran-galaxy-s21-128-go');
    expect(diagnosisPath({ id: '1', label: 'Phone' }, '490154203237518')).toBe(
      '/diag/1/phone?imei=490154203237518',
    );
  });
});
