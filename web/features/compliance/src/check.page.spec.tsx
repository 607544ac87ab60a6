import '@testing-library/jest-dom';
import type { ItemQuestions, ItemRow } from '@reprise/contracts/item';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { sessionOpened } from '../../../kernel/session';
import { byHand } from '../../../kernel/testing/by-hand';
import { type FakeReply, fakeServer, memoryStorage, renderApp } from '../../../kernel/testing/render-app';
import CheckPage from './check.page';
import { history, itemQuestions, registered, tester, uuid } from './compliance.fixture';
import { locales } from './index';
import { reducers, sagas } from './compliance.state';

type Asked = Partial<ItemQuestions>;
async function open(
  step: string,
  first: ItemRow = registered(),
  storage = memoryStorage(),
  asked: Asked = {},
) {
  let item = first;
  const server = fakeServer(({ url, body }): FakeReply => {
    if (url.endsWith('/questions')) return { body: { ...itemQuestions(), ...asked } };
    if (url.endsWith('/preview')) {
      const answers = Reflect.get(Object(body), 'answers') as { answerId: string }[];
      const lower = answers.some(({ answerId }) => answerId === uuid(111));
      const found = lower ? 9000 : 12_000;
      const outcome = lower ? 'lower' : 'same-answers';
      return {
        body: { outcome, declaredPrice: 12_000, controlledPrice: found, state: 'grade_b', absorbedAmount: 0 },
      };
    }
    if (url.endsWith('/control')) {
      item = { ...item, status: 'item_in_quarantine' };
      return { body: item };
    }
    if (url.endsWith('/history')) return { body: history };
    if (url.includes('/stocks')) return { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
    return { body: item };
  });
  const path = '/warehouse/check/:itemId/:step';
  const screenOf = (
    <App>
      <CheckPage />
    </App>
  );
  const url = `/warehouse/check/${item.id}/${step}`;
  const options = { path, url, fetch: server.fetch, reducers, sagas, locales, storage };
  const app = await renderApp(screenOf, options);
  act(() => void app.store.dispatch(sessionOpened(tester)));
  return { ...server, ...app, storage };
}
const person = byHand();
const eightEnters = '{Enter}'.repeat(8);
const at = (step: string) => `/warehouse/check/${registered().id}/${step}`;

/** Waits for what each key did: under load, keys sent ahead of the screen would be lost. */
async function answerAsDeclared() {
  await screen.findByRole('heading', { name: 'What do you observe?' });
  for (const answered of ['1 of 2', '2 of 2']) {
    await person.keyboard('0');
    await screen.findByText(answered);
  }
  await person.keyboard('{Enter}');
}

// antd's menus and dialogs are slow in jsdom.
describe('the compliance test', () => {
  it('goes from the product to its outcome with one key per answer', async () => {
    const { router, calls } = await open('specification');
    await screen.findByRole('heading', { name: 'Is it this product?' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(at('diagnostic')));
    await screen.findByRole('heading', { name: 'What do you observe?' });
    await userEvent.keyboard('1');
    await waitFor(() => expect(screen.getByText('1 of 2')).toBeInTheDocument());
    await userEvent.keyboard('2');
    await waitFor(() => expect(screen.getByTestId('live-price')).toHaveAttribute('data-outcome', 'lower'));
    const live = within(screen.getByTestId('live-price'));
    for (const words of ['Grade B', '€120.00', '€90.00', '-€30.00'])
      expect(live.getByText(words)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Summary' });
    expect(screen.getByRole('row', { name: 'Screen New Scratched 0' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Record the test/ }));
    const outcome = await screen.findByTestId('outcome');
    expect(outcome).toHaveAttribute('data-status', 'item_in_quarantine');
    const control = calls.find(({ url }) => url.endsWith('/control'));
    expect(control?.body).toEqual({
      answers: [
        { questionId: uuid(10), answerId: uuid(100) },
        { questionId: uuid(11), answerId: uuid(111) },
      ],
      photoKeys: [],
      photoQuestions: {},
    });
  });

  it('is not passed by pressing Enter, however often', async () => {
    const { calls } = await open('specification');
    await screen.findByRole('heading', { name: 'Is it this product?' });
    await person.keyboard(eightEnters);
    await answerAsDeclared();
    await screen.findByRole('heading', { name: 'Summary' });
    await person.keyboard(eightEnters);
    expect(calls.some(({ url }) => url.endsWith('/control'))).toBe(false);
    await person.keyboard('t');
    expect(await screen.findByTestId('outcome')).toHaveAttribute('data-status', 'item_in_quarantine');
  });

  it('shows that the seller forced the IMEI, which Enter does not pass', async () => {
    const item = registered({ imei: '490154203237518' });
    const { router } = await open('specification', item, memoryStorage(), { forcedInvalidImei: true });
    expect(await screen.findByText(/although the IMEI did not match/)).toBeInTheDocument();
    await person.keyboard('{Enter}{Enter}');
    expect(router.state.location.pathname).toBe(at('specification'));
    await person.keyboard('i');
    await waitFor(() => expect(router.state.location.pathname).toBe(at('diagnostic')));
  });

  it('tells which photos and that a reason are missing where the account asks for proof', async () => {
    await open('specification', registered(), memoryStorage(), { proofRequired: true });
    await screen.findByRole('heading', { name: 'Is it this product?' });
    await person.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'What do you observe?' });
    await person.keyboard('1');
    await screen.findByText('1 of 2');
    await person.keyboard('2');
    expect(await screen.findByRole('region', { name: 'Photos of “Screen”' })).toBeInTheDocument();
    await person.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Summary' });
    expect(await screen.findByText('Still without a photo: Screen.')).toBeInTheDocument();
    expect(screen.getByText(/why the price is lower/)).toBeInTheDocument();
  });

  it('shows the declared price and no verdict before anything was observed', async () => {
    const storage = memoryStorage();
    const { store } = await open('specification', registered(), storage);
    expect(store).toBeDefined();
    await screen.findByRole('heading', { name: 'Is it this product?' });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No answer yet')).toBeInTheDocument();
    expect(screen.queryByText(/Compliant/)).toBeNull();
  });

  it('takes photos at the bench: by its camera, or from a file', async () => {
    await open(
      'diagnostic',
      registered(),
      memoryStorage({
        'compliance-draft:operator-1': {
          ...{ itemId: registered().id, answers: {}, comment: '', photoKeys: [], identified: true },
        },
      }),
    );
    await screen.findByRole('heading', { name: 'What do you observe?' });
    const [webcam] = screen.getAllByRole('button', { name: 'Webcam' });
    if (webcam) await userEvent.click(webcam);
    expect(await screen.findByRole('dialog', { name: 'Webcam' })).toBeInTheDocument();
    expect(screen.getAllByLabelText('File').length).toBeGreaterThan(0);
  });

  it('resumes a test interrupted by a reload', async () => {
    const storage = memoryStorage({
      'compliance-draft:operator-1': {
        itemId: registered().id,
        answers: { [uuid(10)]: uuid(101) },
        comment: 'Bent',
        photoKeys: [],
        identified: true,
      },
    });
    await open('diagnostic', registered(), storage);
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    expect(screen.getByDisplayValue('Bent')).toBeInTheDocument();
  });

  it('leads back to the first open step', async () => {
    const { router } = await open('summary');
    await waitFor(() => expect(router.state.location.pathname).toBe(at('specification')));
  });

  it('refuses an item whose state allows no test', async () => {
    await open('diagnostic', registered({ status: 'item_returned' }));
    expect(await screen.findByText('An item in this status cannot be tested.')).toBeInTheDocument();
  });

  it('says who tested the item meanwhile, and when', async () => {
    await open('diagnostic', registered({ status: 'item_completed' }));
    const notice = within(await screen.findByRole('alert'));
    expect(
      await notice.findByText(/^Compliance test: .* · Isabelle Renaud · Workshop manager/),
    ).toBeInTheDocument();
    expect(notice.getByRole('time')).toHaveAttribute('datetime', history.entries[1]?.at);
  });
});
