import '@testing-library/jest-dom';
import { locales as languages } from '@reprise/contracts/kernel';
import { act, screen } from '@testing-library/react';
import { siteSlice } from '../../../../kernel/site';
import { renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { StandardHome } from './standard-home';

const aStore = /\b(stores?|shops?|magasins?|boutiques?|winkels?|geschäfte?|filialen?|laden)\b/iu;

it('the standard home page promises no store and no label in any language: a client may have neither', async () => {
  const { container, i18n } = await renderApp(<StandardHome />, {
    ...{ locales, reducers: { site: siteSlice.reducer } },
  });
  await screen.findByRole('heading', { name: 'How it works' });
  for (const language of languages) {
    await act(() => i18n.changeLanguage(language));
    expect(container.querySelectorAll('li')).toHaveLength(3);
    expect(container.textContent).not.toMatch(aStore);
    expect(container.textContent).not.toMatch(/label|étiquette|etikett/iu);
  }
});
