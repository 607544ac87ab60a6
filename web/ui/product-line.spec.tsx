import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { fakeServer, renderApp } from '../kernel/testing/render-app';
import { ProductLine } from './product-line';

const controller = {
  brand: 'Sony',
  productLabel: 'Manette sans fil',
  productLabelTranslations: { 'en-GB': 'Wireless controller' },
};
const { fetch } = fakeServer(() => ({}));
const open = (product: Parameters<typeof ProductLine>[0]['product']) =>
  renderApp(<ProductLine product={product} />, { fetch });

describe('a product among others', () => {
  it('is named in the reader’s language, with its brand once', async () => {
    await open(controller);
    expect(screen.getByText('Sony Wireless controller')).toBeVisible();
  });
  it('keeps the room of its picture, which is loaded when it comes near, or of a drawing', async () => {
    const { container, unmount } = await open({ ...controller, productImage: '/api/pictures/a.png' });
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/api/pictures/a.png');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '32');
    // The name stands beside it: heard once.
    expect(picture).toHaveAttribute('alt', '');
    unmount();
    const drawn = await open(controller);
    const frame = drawn.container.querySelector('[data-image]');
    expect(frame).toHaveStyle({ width: '32px', height: '32px' });
    expect(frame?.querySelector('svg')).toBeInTheDocument();
  });
});
