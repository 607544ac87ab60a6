import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import { locales } from './public';
import { openProposal, sale, saleId, token } from './testing/sale';
import TrackingPage from './tracking.page';

// Drawn by a library for browsers.
jest.mock('bwip-js/browser', () => ({ code128: () => '', drawingSVG: () => ({}) }));

const open = (url: string, body: unknown = sale()) => {
  const server = fakeServer(() => ({ body }));
  const options = { path: '/tracking/:buybackId', url, locales, fetch: server.fetch };
  return renderApp(<TrackingPage />, options).then(() => server);
};
const link = `/tracking/${saleId}?token=${token}`;

describe('the page that follows a sale', () => {
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

  it('sums its receipt to the one price that it shows, after a lower price was accepted too', async () => {
    const prices = { declared: 10_000, validated: 6000 };
    await open(link, sale({ status: 'bb_completed_with_negociation', prices }));
    expect(await screen.findByRole('row', { name: /Changed by the check/ })).toHaveTextContent('− €40.00');
    expect(screen.getByRole('row', { name: /Confirmed price/ })).toHaveTextContent('€60.00');
    expect(screen.queryByText('Estimated price')).toBeNull();
  });

  it.each([`/tracking/${saleId}`, `/tracking/${saleId}?token=${token.slice(0, 20)}`, '/tracking/0192-x'])(
    'says that a link which was cut is incomplete, and asks nobody: %s',
    async (url) => {
      const server = await open(url);
      expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
      expect(server.calls).toEqual([]);
    },
  );
});
