import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../kernel/testing/render-app';
import { locales } from './public';
import { WarehouseComments } from './warehouse-comments';

describe('on the tracking page', () => {
  it('customers read what the workshop wrote and shares', async () => {
    const comments = [{ at: '2026-11-20T09:00:00.000Z', text: 'Charger missing' }];
    await renderApp(<WarehouseComments comments={comments} />, { locales });
    expect(await screen.findByRole('heading', { name: 'Comments from the workshop' })).toBeVisible();
    expect(screen.getByText('Charger missing')).toBeVisible();
  });

  it('there is no place for comments where there are none', async () => {
    await renderApp(<WarehouseComments comments={[]} />, { locales });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
