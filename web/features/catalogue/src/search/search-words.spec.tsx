import '@testing-library/jest-dom';
import type { PremiumFeature } from '@reprise/contracts/permissions';
import { act, screen } from '@testing-library/react';
import { organisationDetailsReceived } from '../../../../kernel/session';
import { siteSlice } from '../../../../kernel/site';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import SearchPage from './search.page';

async function open(enabledPremiumFeatures: PremiumFeature[]) {
  const reducers = { site: siteSlice.reducer };
  const { store } = await renderApp(<SearchPage />, { locales, reducers, path: '/search' });
  act(() => void store.dispatch(organisationDetailsReceived({ enabledPremiumFeatures })));
  return screen.findByRole('combobox', { name: 'Your product' });
}

describe('the search of the public site', () => {
  it('invites to an IMEI where the account has the feature', async () => {
    expect(await open(['imei_search_and_collect'])).toHaveAttribute('placeholder', 'Name, model or IMEI');
    expect(screen.getByText(/^By name, IMEI/)).toBeVisible();
  });

  it('speaks of none where it has not', async () => {
    expect(await open([])).toHaveAttribute('placeholder', 'Name or model');
    expect(screen.queryByText(/IMEI/)).not.toBeInTheDocument();
  });
});
