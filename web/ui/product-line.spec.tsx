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
  it('shows the drawing of its category where it has no picture, and a general one where that names none', async () => {
    const shapeOf = async (product: Parameters<typeof ProductLine>[0]['product']) => {
      const { container, unmount } = await open(product);
      const shape = container.querySelector('path')?.getAttribute('d');
      unmount();
      return shape;
    };
    const shapes = [
      await shapeOf(controller),
      await shapeOf({ ...controller, productDrawing: 'general' }),
      await shapeOf({ ...controller, productDrawing: 'console' }),
    ];
    expect(shapes[0]).toBe(shapes[1]);
    expect(shapes[2]).not.toBe(shapes[0]);
    expect(shapes[2]).toMatch(/^M/);
  });
});
