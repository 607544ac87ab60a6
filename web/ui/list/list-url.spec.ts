import { apiQuery, isFiltered, readView, withoutFilters, writeView } from './list-url';
import type { ListFilter } from './list-spec';

const filters: readonly ListFilter[] = [
  { kind: 'choice', name: 'status', label: 'Status', multiple: true, options: [] },
  { kind: 'range', name: 'price', label: 'Price', unit: 'minor' },
];
const order = { field: 'createdAt', direction: 'desc' as const };

describe('the view of a list', () => {
  it('survives the URL', () => {
    const view = { ...readView(new URLSearchParams(), filters, order), page: 3, size: 30, search: 'é & co' };
    const changed = { ...view, filters: { ...view.filters, status: ['bb_in_transit', 'bb_completed'] } };
    expect(readView(writeView(changed, new URLSearchParams(), filters, order), filters, order)).toEqual(
      changed,
    );
  });
  it('writes no defaults, and keeps foreign parameters', () => {
    const before = new URLSearchParams('alert={"a":1}');
    expect(writeView(readView(before, filters, order), before, filters, order).toString()).toBe(
      before.toString(),
    );
  });
  it('asks nothing with a range whose least is above its greatest', () => {
    const asked = (low: string, high: string) => {
      const view = readView(new URLSearchParams({ 'price[gte]': low, 'price[lte]': high }), filters);
      return Object.keys(apiQuery(view, filters) ?? {});
    };
    expect(asked('9,50', '10')).toEqual(expect.arrayContaining(['price[gte]', 'price[lte]']));
    expect(asked('100', '20')).toEqual([]);
  });
  it('does not trust a hand-written page or size', () => {
    const view = readView(new URLSearchParams('page=-2&size=7'), filters);
    expect([view.page, view.size]).toEqual([1, 10]);
  });
  it('begins with what a filter says, until another choice, or none, stands in the URL', () => {
    const published: ListFilter = {
      ...{ kind: 'choice', name: 'status', label: '', options: [], initial: ['published'] },
    };
    const read = (url: string) => readView(new URLSearchParams(url), [published]);
    expect(['', 'status=draft', 'status='].map((url) => read(url).filters['status'])).toEqual([
      ...[['published'], ['draft'], []],
    ]);
    const written = (url: string) => writeView(read(url), new URLSearchParams(), [published]).toString();
    expect(['', 'status=draft', 'status='].map(written)).toEqual(['', 'status=draft', 'status=']);
  });
  it('queries the API in its format, with amounts in minor units', () => {
    const params = new URLSearchParams('q=abc&status=a&status=b&price[gte]=12,50&sort=createdAt:asc');
    expect(apiQuery(readView(params, filters, order), filters)).toEqual({
      page: 1,
      itemsPerPage: 10,
      status: ['a', 'b'],
      'price[gte]': '1250',
      'order[createdAt]': 'asc',
    });
  });
  it('knows whether it is filtered, and how to clear that', () => {
    const view = readView(new URLSearchParams('status=a'), filters);
    expect(isFiltered(view)).toBe(true);
    expect(isFiltered(withoutFilters(view))).toBe(false);
  });
});
