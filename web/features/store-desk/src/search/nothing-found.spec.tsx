import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../index';
import { NothingFound } from './nothing-found';

describe('a search at the counter that finds nothing', () => {
  it('says how many digits a code has, where one of them may be missing', async () => {
    await renderApp(<NothingFound text="1234 5678 9012" />, { locales });
    const sentence = /A buyback code has 13 digits and an IMEI at least 15: here are 12/;
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it.each(['galaxy', '3310', '12a4567890123'])('says of %s that no product has it', async (text) => {
    await renderApp(<NothingFound text={text} />, { locales });
    expect(await screen.findByText(`No products found for “${text}”.`)).toBeVisible();
  });
});
