import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import type { RouteSpec } from '../../kernel/routing';
import { renderApp } from '../../kernel/testing/render-app';
import { currentEntry, menuOf } from './menu-tree';
import { SideMenu } from './side-menu';

const page = () => Promise.reject(new Error('never drawn here'));
const base = { page, access: 'signed-in' as const };
const table: readonly RouteSpec[] = [
  { ...base, path: '/files', title: 'common:menu.buybacks', menu: { section: 'buybacks', icon: 'list' } },
  { ...base, path: '/paid', title: 'common:page.home', menu: { group: 'money', icon: 'card', order: 60 } },
  {
    ...base,
    path: '/batches',
    title: 'common:menu.admin',
    menu: { group: 'money', icon: 'layers', order: 61 },
  },
  {
    ...base,
    path: '/parcels',
    title: 'common:menu.stocks',
    menu: { group: 'shipping', icon: 'box', order: 70 },
  },
  {
    ...base,
    path: '/orders',
    title: 'common:page.not-found',
    menu: { section: 'settings', icon: 'file', premium: true },
  },
  { ...base, path: '/hidden', title: 'common:page.home' },
];

/** antd's menu counts its entries once more after it is drawn. */
const drawn = (path = '/') => act(() => renderApp(<SideMenu routes={table} />, { path }));

describe('the side menu', () => {
  it('has sections in the order of the specification, submenus, and no submenu of one', () => {
    const shape = menuOf(table).map(({ section, nodes }) => [
      section,
      nodes.map((node) => ('entry' in node ? node.entry.path : [node.group, node.entries.length])),
    ]);
    expect(shape).toEqual([
      ['buybacks', ['/files', ['money', 2], '/parcels']],
      ['settings', ['/orders']],
    ]);
  });
  it('marks paid features, and the current page', async () => {
    await drawn('/batches');
    expect(await screen.findByRole('link', { name: /Premium$/ })).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
  });
  it('opens an entry with Enter as with a click', async () => {
    const { router } = await drawn();
    const link = await screen.findByRole('link', { name: 'Buybacks' });
    const entry = link.closest('li');
    if (entry) fireEvent.keyDown(entry, { key: 'Enter', keyCode: 13, which: 13 });
    expect(router.state.location.pathname).toBe('/files');
  });
  it('highlights the entry that a page belongs to, though its address begins with another’s', () => {
    const entries = [{ path: '/items' }, { path: '/steps/search', menu: { within: ['/items/'] } }];
    expect(currentEntry(entries, '/items')).toBe('/items');
    expect(currentEntry(entries, '/items/1/steps')).toBe('/steps/search');
  });
  it('highlights the entry of a page below it', () => {
    const entries = ['/home', '/webhooks', '/web'].map((path) => ({ path }));
    expect(currentEntry(entries, '/webhooks/new')).toBe('/webhooks');
    expect(currentEntry(entries, '/buyback/1')).toBeUndefined();
  });
});
