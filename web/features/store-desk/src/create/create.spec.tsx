import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { storeSession } from '../../../../kernel/session';
import { byHand } from '../../../../kernel/testing/by-hand';
import { settingsBody } from '../../../../kernel/testing/settings-body';
import { fakeServer, memoryStorage, problemBody, renderApp } from '../../../../kernel/testing/render-app';
import type { KeyValue } from '../../../../kernel/storage';
import { diagnostic, buybackRow, seller, storeId, uuid } from '../desk.fixture';
import { locales } from '../index';
import { reducers, sagas } from '../store-desk.state';
import { draftStorageKey } from '../draft/draft.types';
import CreatePage from './create.page';

const created = {
  id: uuid(1),
  identificationNumber: '3760123456783',
  status: 'bb_awaiting_store_drop',
  circuit: 'store_drop',
  productLabel: 'Galaxy S22',
  currency: 'EUR',
  price: 35200,
  labelExpected: false,
  token: 'x'.repeat(32),
};
type Options = {
  storage?: KeyValue;
  minimum?: number;
  refuseOnce?: boolean;
  fails?: boolean;
  /** The price falls after it was shown. */
  falls?: boolean;
};

const keptIn = (storage: KeyValue) => Object.values(storage.read(draftStorageKey) ?? {});

async function open({
  storage = memoryStorage(),
  minimum = 0,
  refuseOnce = false,
  fails = false,
  falls = false,
}: Options = {}) {
  let refuses = refuseOnce;
  let fell = false;
  const server = fakeServer(({ url }) => {
    if (url.includes('/diagnostic'))
      return {
        body: {
          ...diagnostic({ cartMinValue: minimum }),
          sellerComment: 'Check the back glass.',
          ...(fell && { prices: { grade_a: 36_000, grade_b: 30_000 } }),
        },
      };
    if (url.endsWith('/finalize')) {
      if (refuses) {
        refuses = false;
        return { status: 503, body: problemBody('unavailable', 503) };
      }
      return { body: buybackRow({ status: 'bb_awaiting_inventory' }) };
    }
    if (falls && !fell && url.endsWith('/buybacks')) {
      fell = true;
      return { status: 409, body: problemBody('price-changed-meanwhile', 409) };
    }
    if (fails && url.endsWith('/buybacks')) return { status: 500, body: problemBody('internal-error', 500) };
    if (url === `/api/store/${storeId}/buybacks`) return { status: 201, body: created };
    if (url.includes('/additional-infos')) {
      return {
        body: {
          labelExpected: false,
          labelReady: false,
          transferOrderCopies: 2,
          paymentDelayDays: 5,
          trackingSheetExpected: false,
        },
      };
    }
    return { body: settingsBody() };
  });
  storeSession(storage, { premiumFeatures: [], ...seller('buyback.create', 'buyback.create-search') });
  const url = `/buyback/create?product=${uuid(4)}`;
  const options = { path: '/buyback/create', url, locales, reducers, sagas, fetch: server.fetch, storage };
  const app = await renderApp(<CreatePage />, options);
  await screen.findByRole('heading', { name: 'Does it start?' });
  const posts = () => server.calls.filter(({ method }) => method === 'POST');
  return { ...app, server, storage, posts };
}

const at = (step: string): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('wizard-step')).toHaveAttribute('data-step', step));

async function answerUntilCustomer(user: UserEvent): Promise<void> {
  await user.keyboard('1');
  await at('question-2');
  await user.keyboard('2');
  await at('imei');
  await user.keyboard('356938035643809{Enter}');
  await at('payment');
  expect(screen.getByText(/^\+ ?€32.00/).parentElement).toHaveTextContent('€352.00');
  await user.keyboard('1');
  await at('customer');
}
async function fillCustomer(user: UserEvent): Promise<void> {
  for (const text of ['Lea', 'Dubois', 'lea@example.fr', '0612345678', '12 rue X', '', '69002', 'Lyon']) {
    if (text) await user.keyboard(text);
    await user.keyboard('{Tab}');
  }
  act(() => screen.getByLabelText('City').focus());
  await user.keyboard('{Enter}');
  await at('summary');
}

const createButton = () => screen.getByRole('button', { name: /Create the transfer order/ });
/** After the transfer order was read. */
async function sign(user: UserEvent): Promise<void> {
  await user.click(await screen.findByTestId('hand-over-signed'));
  await user.click(screen.getByRole('button', { name: /Hand the product over/ }));
}

describe('a buyback at the counter', () => {
  it('runs by keyboard from the first question to the hand-over, with the transfer order printed before it is signed', async () => {
    const { posts, router } = await open();
    const user = byHand();
    await answerUntilCustomer(user);
    expect(screen.getByTestId('estimate-total')).toHaveTextContent('€352.00');
    await fillCustomer(user);
    await waitFor(() => expect(createButton()).toHaveFocus());
    await user.keyboard('{Enter}');
    const print = await screen.findByTestId('print-transfer-order');
    await waitFor(() => expect(print).toHaveFocus());
    expect(posts()).toHaveLength(1);
    await user.keyboard('{Tab} {Enter}');
    await screen.findByTestId('handed-over');
    expect(posts().map(({ url }) => url)).toEqual([
      `/api/store/${storeId}/buybacks`,
      `/api/store/${storeId}/buybacks/${uuid(1)}/finalize`,
    ]);
    expect(posts()[0]?.body).toMatchObject({
      productId: uuid(4),
      answers: [
        { questionId: uuid(50), answerId: uuid(51) },
        { questionId: uuid(60), answerId: uuid(62) },
      ],
      imei: '356938035643809',
      circuit: 'store_drop',
      paymentModeId: uuid(80),
      customer: { lastName: 'Dubois' },
      // The account's language, whichever the seller reads.
      locale: 'fr-FR',
    });
    expect(posts()[1]?.body).toMatchObject({
      handOverSigned: true,
      customer: { firstName: 'Lea', phone: '+33612345678', country: 'FR' },
    });
    await act(() => router.navigate(`/buyback/create?product=${uuid(4)}`));
    expect(await screen.findByRole('heading', { name: 'Does it start?' })).toBeVisible();
  });

  it('tells the seller what the catalogue notes, and hides it from the customer', async () => {
    await open();
    const user = byHand();
    expect(screen.getByText('Check the back glass.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn to the customer' }));
    expect(screen.queryByText('Check the back glass.')).toBeNull();
  });

  it('sends what else is said of the buyback, and nothing that was left empty', async () => {
    const { posts, storage } = await open();
    const user = byHand();
    await answerUntilCustomer(user);
    await fillCustomer(user);
    await user.click(screen.getByRole('button', { name: /More about this buyback/ }));
    await user.type(await screen.findByLabelText(/Serial number/), 'C02XJ0');
    expect(keptIn(storage)).toMatchObject([{ draft: { declared: { serialNumber: 'C02XJ0' } } }]);
    await user.type(screen.getByLabelText(/External code/), 'x'.repeat(46));
    await user.click(createButton());
    await waitFor(() => expect(screen.getByLabelText(/External code/)).toHaveFocus());
    expect(posts()).toEqual([]);
    await user.clear(screen.getByLabelText(/External code/));
    await user.click(createButton());
    await screen.findByTestId('print-transfer-order');
    expect(posts()[0]?.body).toMatchObject({ serialNumber: 'C02XJ0' });
    expect(posts()[0]?.body).not.toHaveProperty('externalCode');
  });

  it('keeps the buyback that was created when the hand-over fails, and only hands over again', async () => {
    const { posts, storage } = await open({ refuseOnce: true });
    const user = byHand();
    await answerUntilCustomer(user);
    await fillCustomer(user);
    await user.click(createButton());
    await sign(user);
    expect(await screen.findByText(/the hand-over is not recorded/)).toBeVisible();
    expect(keptIn(storage)).toMatchObject([{ draft: { created: { id: uuid(1) } } }]);
    await user.click(screen.getByRole('button', { name: /Hand the product over/ }));
    await screen.findByTestId('handed-over');
    expect(posts().filter(({ url }) => url.endsWith('/buybacks'))).toHaveLength(1);
    expect(keptIn(storage)).toEqual([]);
  });

  it('survives a reload with its answers', async () => {
    const { storage, unmount } = await open();
    await byHand().keyboard('1');
    await at('question-2');
    unmount();
    const options = { path: '/buyback/create', url: '/buyback/create', locales, reducers, sagas, storage };
    const server = fakeServer(() => ({ body: diagnostic() }));
    await renderApp(<CreatePage />, { ...options, fetch: server.fetch });
    expect(await screen.findByRole('heading', { name: 'How is the screen?' })).toBeVisible();
  });

  it('asks whose answers are still open when a product is chosen anew, and begins without them if they are another’s', async () => {
    const { router } = await open();
    await byHand().keyboard('1');
    await at('question-2');
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(`/buyback/create?product=${uuid(4)}`));
    expect(await screen.findByText(/were not finished. Are these the answers of the customer/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('heading', { name: 'Does it start?' })).toBeVisible();
  });

  it('shows the amount missing to the minimum, and only the offer when turned to the customer', async () => {
    await open({ minimum: 40000 });
    expect(screen.getByTestId('minimum')).toHaveTextContent('€40.00 short of the minimum of €400.00.');
    expect(screen.getByTestId('estimate-lines')).toBeVisible();
    await byHand().click(screen.getByRole('button', { name: 'Turn to the customer' }));
    expect(screen.queryByTestId('estimate-lines')).toBeNull();
    expect(screen.getByTestId('estimate-total')).toHaveTextContent('€360.00');
  });

  it('explains why a product is not bought and lets the answer be corrected', async () => {
    await open();
    const user = byHand();
    await user.keyboard('2');
    expect(await screen.findByText('We do not buy this product')).toBeVisible();
    await user.keyboard('1');
    await at('question-2');
  });
});

// Customer journey §8: a creation that fails has words of its own for the store and for the web.
it('tells the seller in words for the counter that nothing was created', async () => {
  await open({ fails: true });
  const user = byHand();
  await answerUntilCustomer(user);
  await fillCustomer(user);
  await user.click(createButton());
  expect(
    await screen.findByText(/The buyback has not been created. The product still belongs/),
  ).toBeVisible();
  expect(screen.getByText(/^An unexpected error occurred/)).toBeVisible();
});

it('creates nothing at another price than the one shown: the new one is shown, and then sent', async () => {
  const { posts } = await open({ falls: true });
  const user = byHand();
  await answerUntilCustomer(user);
  await fillCustomer(user);
  await user.click(createButton());
  expect(await screen.findByText(/The price has changed since/)).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('estimate-total')).toHaveTextContent('€330.00'));
  await user.click(createButton());
  await screen.findByTestId('print-transfer-order');
  expect(posts().map(({ body }) => body)).toMatchObject([{ price: 35_200 }, { price: 33_000 }]);
});
