import { orderOf, visibleIn } from './column-order';

const columns = ['code', 'product', 'imei', 'price'].map((key) => ({ key }));

it('shows columns in the order that was kept, the one that names the row first', () => {
  expect(visibleIn(columns, ['price', 'code', 'product'])).toEqual(['code', 'price', 'product']);
});

it('a choice that was kept before columns had an order stands in the declared order', () => {
  expect(visibleIn(columns, ['code', 'product', 'price'])).toEqual(['code', 'product', 'price']);
});

it('leaves out what the list no longer has, and what is named twice', () => {
  expect(visibleIn(columns, ['gone', 'price', 'price'])).toEqual(['code', 'price']);
  expect(visibleIn([], ['gone'])).toEqual([]);
});

it('a hidden column stands behind the one that it was declared behind', () => {
  expect(orderOf(columns, ['code', 'price', 'product'])).toEqual(['code', 'price', 'product', 'imei']);
  expect(orderOf(columns, ['code'])).toEqual(['code', 'product', 'imei', 'price']);
});
