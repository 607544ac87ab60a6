import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { fakeServer, renderApp } from '../kernel/testing/render-app';
import { Brand } from './brand';

const brandIs = (brand: object | undefined): void => {
  const data = brand ? `<script type="application/json" id="brand">${JSON.stringify(brand)}</script>` : '';
  document.body.innerHTML = data;
};

const { fetch } = fakeServer(() => ({}));
const open = () => renderApp(<Brand />, { fetch });

describe('whose dashboard it is, before anybody has logged in', () => {
  it('is the client’s on its own host name: its logo, or else its name, leads to its site', async () => {
    brandIs({ name: 'Shop', logo: '/api/pictures/a.png' });
    const { unmount } = await open();
    expect(screen.getByAltText('Shop')).toHaveAttribute('src', '/api/pictures/a.png');
    expect(screen.getByRole('link', { name: /Shop/ })).toHaveAttribute('href', '/');
    unmount();
    brandIs({ name: 'Shop', logo: null });
    await open();
    expect(screen.getByRole('link')).toHaveTextContent('Shop');
    expect(screen.queryByText(/Reprise/)).not.toBeInTheDocument();
  });
  it('is ours elsewhere, where there is no site to go back to', async () => {
    brandIs(undefined);
    await open();
    expect(screen.getByText(/Reprise/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
