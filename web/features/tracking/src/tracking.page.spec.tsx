import '@testing-library/jest-dom';
import { cleanup, screen } from '@testing-library/react';
import { cartSlice } from '../../../kernel/cart';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import { locales } from './public';
import { openProposal, sale, saleId, token } from './testing/sale';
import TrackingPage from './tracking.page';

// Drawn by a library for browsers.
jest.mock('bwip-js/browser', () => ({ code128: () => '', drawingSVG: () => ({}) }));

const reducers = { cart: cartSlice.reducer };
const open = (url: string, body: unknown = sale()) => {
  const server = fakeServer(() => ({ body }));
  const options = { path: '/tracking/:buybackId', url, locales, reducers, fetch: server.fetch };
  return renderApp(<TrackingPage />, options).then(() => server);
};
const link = `/tracking/${saleId}?token=${token}`;

describe('the page that follows a sale', () => {
  afterEach(() => jest.restoreAllMocks());

  it('offers the label as the one thing to do once it is there', async () => {
    await open(link, sale({ transport: { label: 'Post', labelKey: 'labels/1.pdf' } }));
    const label = await screen.findByRole('link', { name: /Download the label/ });
    expect(label).toHaveAttribute('href', expect.stringContaining(`/shipping-label?token=${token}`));
    expect(screen.getByText('Print the label, pack the product and send it.')).toBeVisible();
    expect(screen.queryByText('Payment created')).toBeNull();
  });

  it('asks for the answer to an offer, with its amount and its deadline', async () => {
    await open(link, sale({ status: 'bb_in_processing', proposal: openProposal }));
    const offer = await screen.findByRole('link', { name: 'See the offer' });
    expect(offer).toHaveAttribute('href', `/buyback/${saleId}/accept?token=${token}`);
    expect(screen.getByText(/offers €60\.00/)).toBeVisible();
    expect(screen.getByText(/Answer by/)).toBeVisible();
  });

  it('says in which store the product is awaited, and whether that is open', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T12:00:00Z'));
    const hours = { weeklyHours: { tuesday: [{ from: '10:00', to: '19:00' }] } };
    const store = (id: string, commonName: string) => ({
      ...{
        id,
        accountId: saleId,
        type: 'store',
        commonName,
        street: '12 rue de Rivoli',
        zipCode: '75004',
        city: 'Paris',
        country: 'FR',
        ...hours,
      },
    });
    const [own, other] = [saleId, '00000000-0000-4000-8000-000000000008'];
    const bring = sale({ status: 'bb_awaiting_store_drop', circuit: 'web_drop', storeId: own });
    const server = fakeServer(({ url }) => ({
      body: url.includes('public-stores') ? [store(own, 'Rivoli'), store(other, 'Bellecour')] : bring,
    }));
    const options = { path: '/tracking/:buybackId', url: link, locales, reducers, fetch: server.fetch };
    await renderApp(<TrackingPage />, options);
    expect(await screen.findByText('Rivoli')).toBeVisible();
    expect(screen.getByText('12 rue de Rivoli, 75004 Paris')).toBeVisible();
    expect(screen.getByText(/closes at 19:00/)).toBeVisible();
    expect(screen.queryByText('Bellecour')).not.toBeInTheDocument();
  });

  it('shows what has happened meanwhile to whoever leaves it open', async () => {
    const replies = [sale(), sale({ status: 'bb_in_processing', proposal: openProposal })];
    const server = fakeServer(() => ({ body: replies.length > 1 ? replies.shift() : replies[0] }));
    await renderApp(<TrackingPage />, {
      path: '/tracking/:buybackId',
      url: link,
      locales,
      reducers,
      fetch: server.fetch,
    });
    expect(await screen.findByRole('link', { name: 'See the offer' }, { timeout: 10_000 })).toBeVisible();
    expect(server.calls.length).toBeGreaterThan(1);
  });

  const until = '2026-11-12T09:00:00.000Z';
  const priceLock = { until, remindAt: [] };
  const transport = { label: 'Post', shippedAt: '2026-11-14T09:00:00.000Z' };

  it('tells at once that a parcel left after its price was promised, and what that means', async () => {
    await open(link, sale({ status: 'bb_in_transit', priceLock, transport }));
    expect(await screen.findByText(/sent on 14 Nov.* last day was 12 Nov/)).toBeVisible();
    expect(screen.getByText(/If the price is lower, we ask you first/)).toBeVisible();
  });

  it('says of an offer that only the date lowered it', async () => {
    const late = { until, sentAt: transport.shippedAt, dayPrice: 6000 };
    const proposal = openProposal && { ...openProposal, late };
    await open(link, sale({ status: 'bb_in_processing', priceLock, transport, proposal }));
    expect(await screen.findByText(/sent after your price guarantee had ended/)).toBeVisible();
    expect(screen.queryByText(/found something different/)).toBeNull();
  });

  it.each(['bb_cancelled', 'bb_not_completed'] as const)(
    'names no price once nothing was sold (%s)',
    async (status) => {
      await open(link, sale({ status }));
      expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
      expect(screen.queryByText(/price/i)).toBeNull();
    },
  );

  it('sums its receipt to the one price that it shows, after a lower price was accepted too', async () => {
    const prices = { declared: 10_000, validated: 6000 };
    await open(link, sale({ status: 'bb_completed_with_negociation', prices }));
    expect(await screen.findByRole('row', { name: /Changed by the check/ })).toHaveTextContent('− €40.00');
    expect(screen.getByRole('row', { name: /Confirmed price/ })).toHaveTextContent('€60.00');
    expect(screen.queryByText('Estimated price')).toBeNull();
  });

  it.each([
    [6000, ['Sent after the deadline: prices of the day of the check− €40.00']],
    [
      5000,
      ['Sent after the deadline: prices of the day of the check− €40.00', 'Changed by the check− €10.00'],
    ],
  ])(
    'tells what the date cost apart from what the check found, down to %d cents',
    async (validated, told) => {
      const late = { until: '2026-11-20T09:00:00.000Z', sentAt: '2026-11-22T09:00:00.000Z', dayPrice: 6000 };
      const proposal = openProposal && { ...openProposal, status: 'accepted' as const, late };
      const prices = { declared: 10_000, validated };
      await open(link, sale({ status: 'bb_completed_with_negociation', prices, proposal }));
      await screen.findByRole('row', { name: /Confirmed price/ });
      const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
      expect(rows.filter((row) => /check/.test(row))).toEqual(told);
    },
  );

  it.each([`/tracking/${saleId}`, `/tracking/${saleId}?token=${token.slice(0, 20)}`, '/tracking/0192-x'])(
    'says that a link which was cut is incomplete, and asks nobody: %s',
    async (url) => {
      const server = await open(url);
      expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
      expect(server.calls).toEqual([]);
    },
  );
});

describe('how a sale travels', () => {
  it.each([
    [{ carrier: 'Colis Éclair' }, 'Follow the package with Colis Éclair'],
    [{}, 'Follow the package'],
  ])('names the link to a package by its carrier: %j', async (carrier, name) => {
    await open(
      link,
      sale({ transport: { label: 'Post', trackingLink: 'https://carrier.example/1', ...carrier } }),
    );
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('repeats what the carrier said while the parcel is under way, and no longer', async () => {
    const said = { deliveryStatus: 'ORDER_LABEL_CREATED' } as const;
    await open(link, sale({ status: 'bb_in_transit', ...said }));
    expect(await screen.findByText('The carrier says: Label created')).toBeVisible();
    cleanup();
    await open(link, sale({ status: 'bb_completed', ...said }));
    expect(await screen.findByRole('heading', { name: 'Transport' })).toBeVisible();
    expect(screen.queryByText(/The carrier says/)).toBeNull();
  });
});
