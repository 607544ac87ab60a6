import '@testing-library/jest-dom';
import type { PremiumFeature } from '@reprise/contracts/permissions';
import { act, screen } from '@testing-library/react';
import { organisationDetailsReceived } from '../../../../kernel/session';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../index';
import { NothingFound } from './nothing-found';

describe('a search at the counter that finds nothing', () => {
  it('says how many digits a code has, where one of them may be missing', async () => {
    const { store } = await renderApp(<NothingFound text="1234 5678 9012" />, { locales });
    const held = { enabledPremiumFeatures: ['imei_search_and_collect'] satisfies PremiumFeature[] };
    act(() => void store.dispatch(organisationDetailsReceived(held)));
    const sentence = /A buyback code has 13 digits and an IMEI at least 15: here are 12/;
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('speaks of no IMEI where the account does not look products up by one', async () => {
    await renderApp(<NothingFound text="1234 5678 9012" />, { locales });
    expect(await screen.findByText(/A buyback code has 13 digits: here are 12/)).toBeVisible();
    expect(screen.queryByText(/IMEI/)).not.toBeInTheDocument();
  });

  it.each(['galaxy', '3310', '12a4567890123'])('says of %s that no product has it', async (text) => {
    await renderApp(<NothingFound text={text} />, { locales });
    expect(await screen.findByText(`No products found for “${text}”.`)).toBeVisible();
  });
});
