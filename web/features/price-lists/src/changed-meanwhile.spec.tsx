import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { fakeServer, problemBody, renderApp } from '../../../kernel/testing/render-app';
import { signedIn } from '../../../kernel/testing/signed-in';
import { ChangedMeanwhile } from './changed-meanwhile';
import { locales } from './index';

const product = (n: number) => ({
  id: `0190bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`,
  ...{ label: `Phone ${n}`, listed: { grade_a: 10_000 }, now: { grade_a: 9_000 } },
});
const shown = (reply: Parameters<typeof fakeServer>[0]) =>
  renderApp(<ChangedMeanwhile id={product(0).id} take={false} onTake={() => undefined} />, {
    ...{ locales, fetch: fakeServer(reply).fetch, storage: signedIn(['price-list.manage']) },
  });

describe('what was changed since a price list was published', () => {
  it('names ten products, and counts the others', async () => {
    const products = Array.from({ length: 12 }, (_each, at) => product(at + 1));
    await shown(() => ({ body: { count: 12, products } }));
    expect(await screen.findByText(/^Phone 10/)).toBeInTheDocument();
    expect(screen.queryByText(/^Phone 11/)).toBeNull();
    expect(screen.getByText('and 2 other products')).toBeInTheDocument();
  });

  it('says that it could not be read, instead of waiting for ever', async () => {
    await shown(() => ({ status: 503, body: problemBody('service-unavailable', 503) }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
