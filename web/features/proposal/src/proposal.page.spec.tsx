import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createI18n } from '../../../kernel/i18n';
import { createAppStore } from '../../../kernel/store';
import { ProposalPage } from './proposal.page';
import { locales } from './public';

const uuid = '00000000-0000-4000-8000-000000000007';
const token = 'a-token-of-the-link'.padEnd(32, '0');
type Status = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

const late = {
  ...{ until: '2026-11-12T09:00:00.000Z', sentAt: '2026-11-14T09:00:00.000Z', dayPrice: 6000 },
};
const onlyLate = { differences: [], late };
const buyback = (status: Status, offered: object = {}) => ({
  id: uuid,
  identificationNumber: '2026112000017',
  status: 'bb_in_processing',
  circuit: 'web_post',
  productLabel: 'Phone',
  brand: 'Brand',
  currency: 'EUR',
  prices: { declared: 10_000 },
  priceLines: [],
  createdAt: '2026-11-18T09:00:00.000Z',
  transport: { label: 'Post' },
  proposal: {
    id: uuid,
    status,
    declaredPrice: 10_000,
    proposedPrice: 6000,
    differences: [{ questionId: '1', question: 'The screen?', declared: 'Like new', found: 'Scratched' }],
    expiresAt: '2026-12-05T10:00:00.000Z',
    ...offered,
  },
  paymentStatus: 'payment_created',
  openingPhotos: ['/photos/opening.jpg'],
  photos: ['/photos/1.jpg', '/photos/2.jpg'],
  answerPhotos: { '1': ['/photos/2.jpg'] },
  history: [],
  warehouseComments: [{ at: '2026-11-20T10:00:00.000Z', text: 'Deep scratch' }],
});
const answered = {
  '@context': 'c',
  '@id': 'i',
  '@type': 'Error',
  type: 't',
  title: 't',
  status: 409,
  detail: 'd',
  'hydra:title': 't',
  'hydra:description': 'd',
  code: 'proposal-answered',
  traceId: 'trace',
};

async function open(
  status: Status = 'open',
  answer: { status: number; body: unknown; then?: Status } = {
    status: 200,
    body: { id: uuid, answer: 'declined' },
  },
  offered: object = {},
  more: object = {},
) {
  const posts: { path: string; body: unknown }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const posted = init?.method === 'POST';
    if (posted) posts.push({ path: String(input), body: JSON.parse(String(init.body)) as unknown });
    const now = posts.length > 0 ? (answer.then ?? status) : status;
    const reply = posted ? answer : { status: 200, body: { ...buyback(now, offered), ...more } };
    const text = JSON.stringify(reply.body);
    const json = async () => JSON.parse(text) as unknown;
    return {
      ok: reply.status < 400,
      status: reply.status,
      headers: new Headers(),
      text: async () => text,
      json,
    } as Response;
  };
  const i18n = await createI18n({ locale: 'en-GB', features: locales });
  await i18n.loadNamespaces('proposal');
  render(
    <Provider store={createAppStore({ fetch })}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[`/buyback/${uuid}/accept?token=${token}`]}>
          <Routes>
            <Route path="/buyback/:buybackId/accept" element={<ProposalPage meant="accepted" />} />
          </Routes>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  return { posts, user: userEvent.setup() };
}

describe('the counter-offer', () => {
  it('shows declared and found side by side, photos, prices and deadline', async () => {
    await open();
    expect(await screen.findByText('Like new')).toBeVisible();
    expect(screen.getByText('Scratched')).toBeVisible();
    expect(screen.getByText('€100.00')).toBeVisible();
    expect(screen.getByText('€60.00')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Photo 1 of the checked product' })).toBeInTheDocument();
    const answer = screen.getByRole('heading', { name: 'The screen?' }).closest('li');
    expect(within(answer as HTMLElement).getByRole('img')).toHaveAttribute('src', '/photos/2.jpg');
    expect(screen.getByRole('img', { name: /When we opened your package/ })).toBeInTheDocument();
    expect(screen.getByText(/Deep scratch/)).toBeVisible();
    expect(screen.getByText(/Answer by 5 Dec 2026/)).toBeVisible();
  });

  it('says that a parcel was sent late, and what that alone costs', async () => {
    await open('open', undefined, onlyLate);
    expect(await screen.findByText('Sent after the deadline')).toBeVisible();
    expect(screen.getByText(/guaranteed up to and including 12 Nov.* sent on 14 Nov/)).toBeVisible();
    expect(screen.getByText(/was worth €100.00; on the day of the check it was worth €60.00/)).toBeVisible();
    expect(screen.queryByText(/did not cause/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Accept €60.00' })).toBeEnabled();
  });

  it('decides nothing by being opened', async () => {
    const { posts } = await open();
    await screen.findByText('Scratched');
    expect(posts).toEqual([]);
  });

  it('gives Accept and Decline the same weight', async () => {
    await open();
    const accept = await screen.findByRole('button', { name: 'Accept €60.00' });
    expect(accept.className).toBe(screen.getByRole('button', { name: 'Decline' }).className);
  });

  it('sends the answer with the token of the link', async () => {
    const { posts, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'Declined' })).toHaveFocus();
    expect(posts).toEqual([{ path: `/api/buybacks/${uuid}/proposal/reject`, body: { token } }]);
  });

  it('tells a second answer that the first was taken into account', async () => {
    const { user } = await open('open', { status: 409, body: answered });
    await user.click(await screen.findByRole('button', { name: 'Accept €60.00' }));
    expect(await screen.findByRole('heading', { name: 'Already answered' })).toHaveFocus();
  });

  it('says which answer counts, also where it was given meanwhile in another place', async () => {
    const { user } = await open('open', { status: 409, body: answered, then: 'declined' });
    await user.click(await screen.findByRole('button', { name: 'Accept €60.00' }));
    expect(await screen.findByText(/^You have already declined/)).toBeVisible();
  });

  it('tells who answers too late that the offer has expired', async () => {
    const { user } = await open('open', { status: 409, body: { ...answered, code: 'proposal-expired' } });
    await user.click(await screen.findByRole('button', { name: 'Accept €60.00' }));
    expect(await screen.findByRole('heading', { name: 'Offer expired' })).toHaveFocus();
  });

  it.each([
    [
      'of an offer that was accepted',
      'accepted',
      'Already answered',
      /already accepted €60\.00.* when you are paid/,
    ],
    [
      'of an offer that was declined',
      'declined',
      'Already answered',
      /already declined.* send the product back/,
    ],
    ['after its deadline', 'expired', 'Offer expired', /up to and including 5 Dec 2026.*nothing more to do/],
    ['of an offer that was withdrawn', 'withdrawn', 'Offer withdrawn', /checking the product again.*e-mail/],
  ] as const)(
    'says what has happened, what it changed and what comes next, when opened by the link %s',
    async (...of) => {
      const [, status, title, sentence] = of;
      await open(status);
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(sentence)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Follow my sale' })).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
      expect(document.body).toHaveFocus();
    },
  );

  it('says that the sale was cancelled, with an offer or without', async () => {
    await open('open', undefined, {}, { status: 'bb_cancelled', proposal: undefined });
    expect(await screen.findByRole('heading', { name: 'Sale cancelled' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Follow my sale' })).toBeVisible();
  });

  it('leads on to the sale where there is no offer', async () => {
    await open('open', undefined, {}, { proposal: undefined });
    expect(await screen.findByText(/There is no new price to accept.* Nothing was changed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Follow my sale' })).toBeVisible();
  });
});
