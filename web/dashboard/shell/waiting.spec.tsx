import '@testing-library/jest-dom';
import type { Permission } from '@reprise/contracts/permissions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { reachable } from '../../kernel/routing';
import { useAppSelector } from '../../kernel/store';
import { FakeSource } from '../../kernel/testing/fake-source';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { signedIn } from '../../kernel/testing/signed-in';
import TodayBoard from '../../features/store-desk/src/today/today-board';
import { features } from '../features';
import { QueueBoard } from '../queues/queue-board';
import { routes } from '../routes';
import { Navigation } from './navigation';

const locales = Object.assign({}, ...features.map(({ locales: own }) => own ?? {}));
const money = ['payment.read-custom-values', 'payment.batch'] as const;
const quarantine = 'item.quarantine-list';
type Looks = { phone?: boolean; closed?: boolean; open?: boolean };

function Menu({ phone = false, closed = false, open = false }: Looks) {
  const session = useAppSelector((state) => state.session);
  const shown = reachable(routes, session);
  return <Navigation {...{ routes: shown, phone, closed, open }} onClose={() => undefined} />;
}

function Board() {
  const [shown, show] = useState(false);
  return shown ? <QueueBoard /> : <button onClick={() => show(true)}>Show the board</button>;
}

/** The totals of lists by a part of their addresses. */
async function open(totals: Readonly<Record<string, number>>, held: readonly Permission[], looks?: Looks) {
  const server = fakeServer(({ url }) => {
    const part = Object.keys(totals).find((each) => url.includes(each));
    return { body: { 'hydra:member': [], 'hydra:totalItems': part ? totals[part] : 0 } };
  });
  const screens = (
    <>
      <Menu {...looks} />
      {!looks && <Board />}
    </>
  );
  await act(() => renderApp(screens, { locales, fetch: server.fetch, storage: signedIn(held) }));
  return () => server.calls.map(({ url }) => url).filter((url) => url.includes('itemsPerPage=1'));
}
/** An entry by its address, once it is called so. */
async function entry(path: string, name: string): Promise<Element> {
  const link = () => document.querySelector(`nav a[href="${path}"]`);
  await waitFor(() => expect(link()).toHaveAccessibleName(name), { timeout: 2000 });
  return link() ?? document.body;
}
const group = async (name: string) => (await screen.findByText(name)).closest('li');
const news = (id: string) => FakeSource.last()?.onmessage?.({ data: JSON.stringify({ '@id': id }) });

describe('the menu', () => {
  beforeAll(() => Object.assign(globalThis, { EventSource: FakeSource }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'EventSource'));

  it('counts what waits behind its entries, by sight and in words, and says nothing where nothing waits', async () => {
    const totals = { item_in_quarantine: 1042, awaiting_payment: 4, payment_failed: 2, prepared: 0 };
    await open(totals, [quarantine, ...money], {});
    const shown = (link: Element | null) => link?.querySelector('[data-count]')?.getAttribute('data-count');
    const many = await entry('/buybacksQuarantine', 'Quarantine and returns, 1042 waiting');
    expect(shown(many)).toBe('999+');
    expect(shown(await entry('/payments', 'Payments, 6 waiting'))).toBe('6');
    expect(shown(await entry('/payment-batches', 'Transfer batches'))).toBeUndefined();
    expect(await screen.findByText('6 waiting')).toBeInTheDocument();
    expect(shown(await group('Money'))).toBe('6');
  });

  it('asks for nothing that the person may not see, and once for what the home page counts as well', async () => {
    const asked = await open({ awaiting_payment: 4 }, money);
    await entry('/payments', 'Payments, 4 waiting');
    await waitFor(() => expect(asked()).toHaveLength(3));
    fireEvent.click(screen.getByText('Show the board'));
    await waitFor(() => expect(screen.getByTestId('queues-due')).toHaveTextContent('4'));
    expect(asked()).toHaveLength(3);
    expect(asked().filter((url) => url.includes('/api/items'))).toEqual([]);
  });

  it('asks once for what the board of the counter counts as well', async () => {
    const server = fakeServer(() => ({ body: { 'hydra:member': [], 'hydra:totalItems': 2 } }));
    const screens = (
      <>
        <Menu />
        <TodayBoard />
      </>
    );
    const session = {
      locales,
      fetch: server.fetch,
      storage: signedIn(['buyback.create', 'buyback.list', 'buyback.awaiting-store-drop-list']),
    };
    await act(() => renderApp(screens, session));
    await waitFor(() => expect(screen.getByTestId('today-awaiting-drop')).toHaveTextContent('2'));
    await entry('/buybacks-awaiting-store-drop', 'Awaiting store drop, 2 waiting');
    const asked = server.calls.filter(
      ({ url }) => url.includes('bb_awaiting_store_drop') || url.includes('/counts'),
    );
    expect(asked.map(({ url }) => url.includes('circuit=web_drop')).sort()).toEqual([false, true]);
  });

  it('follows what others change, with one request a queue for a burst of changes', async () => {
    const totals = { awaiting_payment: 4 };
    const asked = await open(totals, [...money, quarantine], {});
    await entry('/payments', 'Payments, 4 waiting');
    await waitFor(() => expect(asked()).toHaveLength(4));
    totals.awaiting_payment = 3;
    act(() => ['/api/payments/1', '/api/payments/2', '/api/payments/3'].forEach(news));
    await entry('/payments', 'Payments, 3 waiting');
    expect(
      asked()
        .slice(4)
        .map((url) => url.slice(0, url.indexOf('?'))),
    ).toEqual([...['/api/payments', '/api/payments']]);
  });

  it('collapsed to icons, marks those behind which something waits', async () => {
    await open({ item_in_quarantine: 3, awaiting_payment: 4 }, [quarantine, ...money], { closed: true });
    const link = await entry('/buybacksQuarantine', 'Quarantine and returns, 3 waiting');
    expect(link.closest('li')).toHaveAttribute('data-waits', 'true');
    expect(await group('Money')).toHaveAttribute('data-waits', 'true');
    expect((await entry('/home', 'Home')).closest('li')).not.toHaveAttribute('data-waits');
  });

  it('asks nothing on a phone while it is not open', async () => {
    const asked = await open({}, [quarantine], { phone: true });
    expect(asked()).toEqual([]);
  });

  it('counts on a phone as well, once it is open', async () => {
    await open({ item_in_quarantine: 3 }, [quarantine], { phone: true, open: true });
    expect(await entry('/buybacksQuarantine', 'Quarantine and returns, 3 waiting')).toBeInTheDocument();
  });
});
