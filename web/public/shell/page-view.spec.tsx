import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteOpened, siteSlice } from '../../kernel/site';
import { browserStorage, storageKeys } from '../../kernel/storage';
import { renderApp } from '../../kernel/testing/render-app';
import { locales as catalogue } from '../../features/catalogue/src/public';
import { locales as tracking } from '../../features/tracking/src/public';
import { ConsentBanner } from './consent-banner';
import { pushPageView } from './page-view';

const page: Window & { dataLayer?: unknown[] } = window;
const tags = () => document.querySelectorAll('script[src]');

async function open(url: string) {
  const app = await renderApp(<ConsentBanner />, {
    ...{ path: '*', url, locales: { ...catalogue, ...tracking } },
    reducers: { site: siteSlice.reducer },
  });
  const config = { tagManagerId: 'GTM-ABC123', axeptioId: null };
  act(() => void app.store.dispatch(siteOpened({ config, organisation: {}, account: {} } as never)));
  return app;
}

describe('page views', () => {
  beforeEach(() => {
    browserStorage.remove(storageKeys.consent);
    delete page.dataLayer;
    tags().forEach((tag) => tag.remove());
  });

  it('are sent after the yes, the page on which it was said included, and no tag is there before', async () => {
    const { router } = await open('/stores');
    expect(tags()).toHaveLength(0);
    expect(page.dataLayer).toBeUndefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(page.dataLayer).toHaveLength(1));
    await act(() => router.navigate('/search?q=secret'));
    await waitFor(() => expect(page.dataLayer).toHaveLength(2));
    expect(page.dataLayer).toMatchObject([{ page_path: '/stores' }, { page_path: '/search' }]);
    expect(tags()).toHaveLength(1);
  });

  it('are not sent of the page behind a customer’s link', async () => {
    browserStorage.write(storageKeys.consent, 'accepted');
    await open('/tracking/1?token=secret');
    await waitFor(() => expect(tags()).toHaveLength(1));
    expect(page.dataLayer).toBeUndefined();
  });

  it('are refused by a button that looks like the one that accepts them, and stands before it', async () => {
    await open('/stores');
    const refuse = await screen.findByRole('button', { name: 'Refuse' });
    const accept = screen.getByRole('button', { name: 'Accept' });
    expect(accept.className).toBe(refuse.className);
    expect(refuse.nextElementSibling).toBe(accept);
  });

  it('never follow a no', async () => {
    await open('/stores');
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    expect(page.dataLayer).toBeUndefined();
    expect(tags()).toHaveLength(0);
  });

  it('have a path that is not empty', () => {
    pushPageView(page, '', 'Home');
    expect(page.dataLayer).toBeUndefined();
  });
});
