import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18n } from '../../../../kernel/i18n';
import { organisationDetailsReceived } from '../../../../kernel/session';
import { draftStarted, lineSaved } from '../../../../kernel/cart';
import { finished, graded, line } from '../testing/drafts';
import { locales } from '../public';
import { id, memory, openShop, phone } from '../testing/shop';
import DiagnosticPage from './diagnostic.page';

const address = `/diag/${id(1)}/phone`;

async function open(path = address, view = phone, storage = memory(), features: string[] = []) {
  const shop = openShop(() => ({ status: 200, body: { '@id': '/x', ...view } }), storage);
  shop.store.dispatch(organisationDetailsReceived({ enabledPremiumFeatures: features }));
  const i18n = await createI18n({ locale: 'en-GB', features: locales });
  await i18n.loadNamespaces('wizard');
  const element = <DiagnosticPage />;
  const router = createMemoryRouter(
    [
      { path: '/diag/:selectedProductId?/:selectedProductSlug?/:itemId?', element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  const view_ = render(
    <Provider store={shop.store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
  const where = (): string => router.state.location.pathname + router.state.location.search;
  return { ...shop, where, user: userEvent.setup(), unmount: view_.unmount, router };
}
const question = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the diagnostic wizard', () => {
  it('asks one question per screen, each with its own address', async () => {
    const { user, where } = await open();
    await question('Does it start?');
    expect(where()).toBe(`${address}?step=question-1`);
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await question('The screen?');
    expect(where()).toBe(`${address}?step=question-2`);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('shows the product’s picture, the larger one where the screen has more pixels', async () => {
    const product = { ...phone.product, image: '/phone.png', hdImage: '/phone-hd.png' };
    await open(address, { ...phone, product });
    await question('Does it start?');
    const picture = document.querySelector('[data-image] img');
    expect(picture).toHaveAttribute('src', '/phone.png');
    expect(picture).toHaveAttribute('srcset', '/phone.png, /phone-hd.png 2x');
  });

  it('shows the progress', async () => {
    await open();
    await question('Does it start?');
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 6' })).toHaveAttribute('aria-valuenow', '1');
  });

  it('never counts more steps than it did at first', async () => {
    const { user } = await open();
    const steps = async (name: string): Promise<number> => {
      await question(name);
      return Number(screen.getByRole('progressbar').getAttribute('aria-valuemax'));
    };
    const first = await steps('Does it start?');
    expect(first).toBeGreaterThan(2);
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    const second = await steps('The screen?');
    await user.click(screen.getByRole('radio', { name: 'Like new' }));
    const third = await steps('Your price');
    expect(second).toBeLessThanOrEqual(first);
    expect(third).toBeLessThanOrEqual(second);
  });

  it('moves on by Enter on an answer', async () => {
    const { user } = await open();
    await question('Does it start?');
    screen.getByRole('radio', { name: 'Yes' }).focus();
    await user.keyboard('{Enter}');
    await question('The screen?');
  });

  it('offers the answers as radios of one group named by the question', async () => {
    await open();
    await question('Does it start?');
    expect(screen.getByRole('group', { name: 'Does it start?' })).toContainElement(
      screen.getByRole('radio', { name: 'No' }),
    );
  });

  it('moves on by a tap, but arrow keys only choose', async () => {
    const { user, where } = await open();
    await question('Does it start?');
    screen.getByRole('radio', { name: 'No' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(where()).toBe(`${address}?step=question-1`);
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await question('The screen?');
  });

  it('requires an answer before it continues', async () => {
    const { user } = await open();
    await question('Does it start?');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose an answer');
  });

  it('keeps the answers when going back', async () => {
    const { user } = await open();
    await question('Does it start?');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await question('The screen?');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await question('Does it start?');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });

  it('resumes where a closed tab stopped', async () => {
    const first = await open();
    await question('Does it start?');
    await first.user.click(screen.getByRole('radio', { name: 'Yes' }));
    await question('The screen?');
    first.unmount();
    const again = await open(address, phone, first.storage);
    await question('The screen?');
    expect(again.where()).toBe(`${address}?step=question-2`);
  });

  it('shows the price as a receipt after as many taps as there are questions', async () => {
    const { user } = await open();
    await question('Does it start?');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await question('The screen?');
    await user.click(screen.getByRole('radio', { name: 'Cracked' }));
    await question('Your price');
    expect(screen.getByRole('row', { name: /Best price/ })).toHaveTextContent('€100.00');
    expect(screen.getByRole('row', { name: /Does it start/ })).toHaveTextContent(
      'No effect on the price€0.00',
    );
    const cracked = screen.getByRole('row', { name: /Cracked/ });
    expect(cracked).toHaveTextContent(/Condition: .+− €64\.99/);
    expect(screen.getByRole('row', { name: /Total/ })).toHaveTextContent('€35.01');
    expect(screen.getByText(/Valid up to and including/)).toBeVisible();
  });

  it('leads to the zero page as soon as an answer blocks', async () => {
    const { user, where, cart } = await open();
    await question('Does it start?');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await waitFor(() =>
      expect(where()).toBe(`/buyback-zero?product=${id(1)}&slug=phone&item=${Object.keys(cart().drafts)[0]}`),
    );
  });
});

describe('a product already in the cart', () => {
  const filled = (features: string[]) => {
    const storage = memory();
    const shop = openShop(undefined, storage);
    shop.store.dispatch(draftStarted(finished));
    shop.store.dispatch(lineSaved({ line: line(), multiProduct: false }));
    return open(address, phone, storage, features);
  };

  it('shows its price again when it is opened', async () => {
    const { cart } = await filled([]);
    await question('Your price');
    expect(Object.keys(cart().drafts)).toEqual([line().inCartId]);
  });

  it('starts over if the cart allows several: the second phone is another line', async () => {
    const { cart } = await filled(['multi_product_cart']);
    await question('Does it start?');
    expect(Object.keys(cart().drafts).filter((each) => each !== line().inCartId)).toHaveLength(1);
    expect(cart().lines).toHaveLength(1);
  });
});

describe('the IMEI', () => {
  it('from a search is filled in, and replaces an older one', async () => {
    const storage = memory();
    openShop(undefined, storage).store.dispatch(draftStarted({ ...graded, imei: '353911100000000' }));
    const { cart } = await open(`${address}?imei=490154203237518`, phone, storage);
    await waitFor(() => expect(Object.values(cart().drafts)[0]?.imei).toBe('490154203237518'));
  });

  const collecting = { ...phone, questions: [], collectsImei: true };
  it('is checked inline, by check digit and then by model', async () => {
    const { user } = await open(address, collecting);
    const field = await screen.findByLabelText('IMEI number');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.type(field, '353911100000004');
    expect(await screen.findByText(/One digit seems to be wrong/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '490154203237518');
    expect(await screen.findByText(/does not belong to this model/)).toBeVisible();
  });

  it('tells how to read it: dialled, or by the camera', async () => {
    await open(address, collecting);
    expect(await screen.findByRole('link', { name: /\*#06#/ })).toHaveAttribute('href', 'tel:*%2306%23');
    expect(screen.getByRole('button', { name: 'Scan' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('is kept and marked when the person continues anyway', async () => {
    const { user, cart } = await open(address, collecting);
    await user.type(await screen.findByLabelText('IMEI number'), '490154203237518');
    await user.click(await screen.findByRole('button', { name: 'Continue anyway' }));
    await question('Your price');
    expect(Object.values(cart().drafts)[0]).toMatchObject({
      imei: '490154203237518',
      forcedInvalidImei: true,
    });
  });

  it('cannot be skipped if it is not an IMEI at all', async () => {
    const { user } = await open(address, collecting);
    await user.type(await screen.findByLabelText('IMEI number'), '12345');
    await user.tab();
    expect(await screen.findByText('An IMEI has 15 to 17 digits.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue anyway' })).toBeNull();
  });
});
