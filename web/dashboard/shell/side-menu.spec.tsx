import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import type { FullKey } from '../../kernel/i18n';
import { menuGroups, type RouteSpec } from '../../kernel/routing';
import { renderApp } from '../../kernel/testing/render-app';
import { isIconName } from '../../ui/icon-paths';
import { routes } from '../routes';
import { currentEntry, iconAt, menuOf } from './menu-tree';
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

/** How often a menu with these entries has the screen around it drawn, until each entry shows its title. */
async function timesDrawn(names: readonly string[]): Promise<number> {
  const coming: (() => void)[] = [];
  const textsOf = (title: string) => ({
    'en-GB': () =>
      new Promise<{ default: object }>((come) => coming.push(() => come({ default: { title } }))),
  });
  const locales = Object.fromEntries(names.map((name) => [name, textsOf(name)]));
  const entries = names.map((name): RouteSpec => {
    const title = `${name}:title` as FullKey;
    return { ...base, path: `/${name}`, title, menu: { section: 'buybacks', icon: 'list' } };
  });
  const around = jest.fn(() => null);
  const Around = () => around();
  const screens = (
    <>
      <Around />
      <SideMenu routes={entries} />
    </>
  );
  const { unmount } = await act(() => renderApp(screens, { locales }));
  while (coming.length > 0) await act(async () => coming.shift()?.());
  for (const name of names) await screen.findByRole('link', { name });
  unmount();
  return around.mock.calls.length;
}

it('every stop of the Tab key in the menu has a name', async () => {
  await drawn();
  const stops = [...document.querySelectorAll<HTMLElement>('[tabindex="0"], a[href], button:enabled')];
  expect(stops.length).toBeGreaterThan(1);
  for (const stop of stops) expect(stop).toHaveAccessibleName();
});

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
  it('has an icon of its own for every entry of the product', () => {
    const icons = [
      'home',
      ...Object.values(menuGroups).map(({ icon }) => icon),
      ...routes.flatMap(({ menu }) => menu?.icon ?? []),
    ];
    expect(icons.filter((icon) => !isIconName(icon))).toEqual([]);
    expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
  });
  it('marks paid features, and the current page', async () => {
    await drawn('/batches');
    expect(await screen.findByRole('link', { name: /Premium$/ })).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
  });
  it('fetches the script of a page that somebody is about to open', async () => {
    const fetched = jest.fn(page);
    const [files] = table;
    if (!files) throw new Error('no entry');
    await act(() => renderApp(<SideMenu routes={[{ ...files, page: fetched }]} />));
    const link = await screen.findByRole('link', { name: 'Buybacks' });
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.mouseEnter(link);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  it('has the screen drawn as often for five titles that come one after the other as for one', async () => {
    const one = await timesDrawn(['stocks']);
    expect(await timesDrawn(['stocks', 'payment', 'users', 'products', 'questions'])).toBe(one);
  });
  it('opens an entry with Enter as with a click', async () => {
    const { router } = await drawn();
    const link = await screen.findByRole('link', { name: 'Buybacks' });
    const entry = link.closest('li');
    if (entry) fireEvent.keyDown(entry, { key: 'Enter', keyCode: 13, which: 13 });
    expect(router.state.location.pathname).toBe('/files');
  });
  it('highlights the entry that a page belongs to, whatever its address', () => {
    const entries: readonly RouteSpec[] = [
      { ...base, path: '/items', title: 'common:page.home' },
      { ...base, path: '/steps/search', title: 'common:page.home' },
      { ...base, path: '/items/:id', under: '/steps/search', title: 'common:page.home' },
    ];
    expect(currentEntry(entries, '/items')?.path).toBe('/items');
    expect(currentEntry(entries, '/items/1')?.path).toBe('/steps/search');
    expect(currentEntry(entries, '/nowhere')).toBeUndefined();
  });
  it('gives each page of the product an entry, and its icon a place beside the title', () => {
    const framed = routes.filter(({ layout }) => layout !== 'bare');
    const bare = framed.filter(({ path }) => iconAt(routes, path.replace(/:\w+\??/g, '1')) === undefined);
    // One’s own security stands in the panel of the profile.
    expect(bare.map(({ path }) => path)).toEqual(['/my/security']);
  });
});
