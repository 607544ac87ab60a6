import '@testing-library/jest-dom';
import type { Permission } from '@reprise/contracts/permissions';
import type { WebhookRow } from '@reprise/contracts/webhooks';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import type { ReactElement } from 'react';
import { sessionOpened } from '../../../kernel/session';
import { type FakeReply, fakeServer, problemBody, renderApp } from '../../../kernel/testing/render-app';
import { locales, paths } from './index';
import screens from './webhooks.screens';

const { List: WebhooksPage, Create: NewWebhookPage, Edit: WebhookPage } = screens(paths);

const aWebhook = (over: Partial<WebhookRow> = {}): WebhookRow => ({
  ...{
    id: 'w-1',
    accountId: 'a',
    revision: 1,
    url: 'https://partner.example/hook?key=1',
    description: 'Stock',
  },
  ...{
    types: [],
    active: true,
    state: 'active',
    failingSince: null,
    lastDeliveredAt: null,
    lastFailure: null,
  },
  ...{ waiting: 0, givenUp: 0 },
  ...{ createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z' },
  ...over,
});
const aDelivery = {
  ...{
    id: '01a1f9e2-d519-745f-aae6-ae1ab0c8c4ad',
    webhookId: 'w-1',
    at: '2026-01-05T09:00:00.000Z',
    eventId: 'e',
  },
  ...{ kind: 'event', type: 'reprise.item.ItemMoved.v1', attempt: 2, durationMs: 31 },
  ...{ outcome: 'failed', status: 503, reason: 'answered' },
};
const secret = 'whsec_c2VjcmV0';
const manager: readonly Permission[] = ['webhook.read', 'webhook.manage'];
type Answers = (call: { method: string; url: string; body: unknown }) => FakeReply | undefined;

async function open(page: ReactElement, answers: Answers, permissions = manager, path = '/webhooks') {
  const server = fakeServer((call) => answers(call) ?? { body: aWebhook() });
  const app = await renderApp(<App>{page}</App>, {
    ...{ fetch: server.fetch, locales, path, url: path.replace(':id', 'w-1') },
  });
  const user = {
    ...{
      id: 'u',
      types: ['admin' as const],
      email: 'm@example.org',
      modules: { no_module: 'admin' as const },
    },
    frontPermissions: { no_module: [...permissions] },
  };
  act(() => void app.store.dispatch(sessionOpened({ token: 't', module: 'no_module', details: {}, user })));
  return { ...server, ...app };
}
const listing =
  (rows: readonly WebhookRow[], more: Answers = () => undefined): Answers =>
  (call) =>
    more(call) ??
    (call.method === 'GET' && /\/webhooks(\?|$)/.test(call.url)
      ? { body: { 'hydra:member': rows, 'hydra:totalItems': rows.length } }
      : undefined);
/** By its text: roles take long to find among antd's many elements. */
const press = async (words: string): Promise<void> => {
  const found = await screen.findAllByText(words);
  await userEvent.click(found.at(-1) ?? document.body);
};
const openMenu = async () => userEvent.click(await screen.findByLabelText(/^Actions for/));
const choose = async (words: string) => {
  await openMenu();
  await press(words);
};
const fill = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

// antd's menus and dialogs are slow in jsdom.
describe('the webhooks', () => {
  it('show their state, and hide the query of their address', async () => {
    await open(<WebhooksPage />, listing([aWebhook({ state: 'failing', waiting: 2, givenUp: 1 })]));
    expect(await screen.findByText('Failing')).toBeInTheDocument();
    expect(screen.getByText('2 waiting to be retried')).toBeInTheDocument();
    expect(screen.getByText('1 given up')).toBeInTheDocument();
    expect(screen.getByText('partner.example/hook')).toBeInTheDocument();
  });

  it('have a history that says what was chosen and when the secret was replaced, in words', async () => {
    const entry = (more: object) => ({
      ...{ id: 'e-1', at: '2026-01-06T09:00:00.000Z', action: 'update', resource: 'webhooks' },
      ...{ documentId: 'w-1', revision: 2, actorId: 'u', actorRole: 'admin', ...more },
    });
    const body = { url: '•••', description: 'Stock', types: [], active: true };
    const entries = [
      entry({ before: { secret: '•••' }, after: { ...body, secret: '•••' } }),
      entry({ id: 'e-0', before: { types: ['reprise.item.ItemMoved.v1'] }, after: body }),
    ];
    const answers = listing([aWebhook()], ({ url }) =>
      url.includes('/audit-entries')
        ? { body: { 'hydra:member': entries, 'hydra:totalItems': 2 } }
        : undefined,
    );
    await open(<WebhooksPage />, answers, [...manager, 'audit.read']);
    await choose('History');
    expect(await screen.findByText('The secret was replaced.')).toBeInTheDocument();
    expect(screen.getByText(/^Messages: .*moved.* → All messages$/)).not.toHaveTextContent('reprise.item');
  });

  it('offer the first one when there is none', async () => {
    await open(<WebhooksPage />, listing([]));
    expect(await screen.findByText(/No webhooks yet/)).toBeInTheDocument();
  });

  it('show deliveries to those who may only read, and nothing else', async () => {
    await open(<WebhooksPage />, listing([aWebhook()]), ['webhook.read']);
    await screen.findByText('partner.example/hook');
    expect(screen.queryByLabelText(/^Actions for/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Deliveries · /)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add a webhook/ })).not.toBeInTheDocument();
  });

  it('show the latest attempts with the reason of a failure', async () => {
    const deliveries: Answers = ({ url }) =>
      url.includes('/deliveries')
        ? { body: { 'hydra:member': [aDelivery], 'hydra:totalItems': 1 } }
        : undefined;
    await open(<WebhooksPage />, listing([aWebhook()], deliveries));
    await choose('Deliveries');
    const drawer = within(await screen.findByTestId('deliveries'));
    expect(await drawer.findByText('Product moved to another stock')).toBeInTheDocument();
    expect(drawer.getByText(/it answered with an error \(status 503\)/)).toBeInTheDocument();
    expect(drawer.getByText(/attempt 2/)).toBeInTheDocument();
  });

  it('leave the result of a test on the page', async () => {
    const test: Answers = ({ url }) =>
      url.endsWith('/test') ? { body: { ...aDelivery, kind: 'test' } } : undefined;
    await open(<WebhooksPage />, listing([aWebhook()], test));
    await choose('Send a test');
    await press('Send');
    expect(await screen.findByRole('alert')).toHaveTextContent('it answered with an error');
  });

  it('are paused by a patch, and impossible actions show why', async () => {
    const { calls } = await open(<WebhooksPage />, listing([aWebhook()]));
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: /Resume \(it is active\)/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Pause');
    await press('Pause');
    await waitFor(() =>
      expect(calls).toContainEqual(expect.objectContaining({ method: 'PATCH', body: { active: false } })),
    );
  });

  it('are replayed from a time, which must be in the past', async () => {
    const { calls } = await open(<WebhooksPage />, listing([aWebhook()]));
    await choose('Resend…');
    const since = await screen.findByLabelText('Since');
    fireEvent.change(since, { target: { value: '2999-01-01T10:00' } });
    expect(await screen.findByText('This time is in the future.')).toBeInTheDocument();
    fireEvent.change(since, { target: { value: '2026-01-05T10:00' } });
    await press('Resend');
    await waitFor(() =>
      expect(calls.find(({ url }) => url.endsWith('/replay'))?.body).toEqual({
        since: new Date('2026-01-05T10:00').toISOString(),
      }),
    );
  });

  it('show a new secret once, and forget it', async () => {
    const rotated = { secret, previousUntil: '2026-01-06T09:00:00.000Z' };
    const rotate: Answers = ({ url }) => (url.endsWith('/rotate-secret') ? { body: rotated } : undefined);
    const { store } = await open(<WebhooksPage />, listing([aWebhook()], rotate));
    await choose('Replace the secret');
    await press('Replace');
    expect(await screen.findByDisplayValue(secret)).toBeInTheDocument();
    await press('I have saved it');
    await waitFor(() => expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument());
    expect(JSON.stringify(store.getState())).not.toContain(secret);
  });
});

describe('a removed webhook', () => {
  it('takes its secret and its deliveries with it, and the confirmation says so', async () => {
    const gone: Answers = ({ method }) => (method === 'DELETE' ? { status: 204 } : undefined);
    const { calls } = await open(<WebhooksPage />, listing([aWebhook()], gone));
    await choose('Remove');
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/partner\.example\/hook\. Its secret and its delivery history are deleted/),
    ).toBeInTheDocument();
    await press('Remove');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'DELETE')?.url).toBe('/api/webhooks/w-1'),
    );
  });
});

describe('a new webhook', () => {
  it('shows its secret, then leads back to the list', async () => {
    const { router, calls } = await open(
      <NewWebhookPage />,
      ({ method }) => (method === 'POST' ? { status: 201, body: { ...aWebhook(), secret } } : undefined),
      manager,
      '/webhooks/new',
    );
    await fill(/Address/, 'https://partner.example/hook');
    await press('Add');
    expect(await screen.findByDisplayValue(secret)).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      url: 'https://partner.example/hook',
      types: [],
    });
    await press('I have saved it');
    await waitFor(() => expect(router.state.location.pathname).toBe('/webhooks'));
  });

  it('shows on the field why an address is not accepted', async () => {
    const violations = [{ propertyPath: 'url', message: 'x', code: 'address-not-allowed' }];
    await open(
      <NewWebhookPage />,
      () => ({ status: 422, body: problemBody('webhook-address-not-allowed', 422, violations) }),
      manager,
      '/webhooks/new',
    );
    await fill(/Address/, 'http://localhost/hook');
    await press('Add');
    expect(await screen.findByText('Enter a public https address.')).toBeInTheDocument();
  });
});

describe('a webhook', () => {
  it('is changed with the revision that was read', async () => {
    const { calls } = await open(
      <WebhookPage />,
      ({ method }) =>
        method === 'GET' ? { body: aWebhook(), headers: { etag: '"3"' } } : { body: aWebhook() },
      manager,
      '/webhooks/:id',
    );
    await fill(/Description/, 'Stock of Lille');
    await press('Save');
    await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
    const patch = calls.find(({ method }) => method === 'PATCH');
    expect([patch?.headers.get('if-match'), patch?.body]).toMatchObject([
      '"3"',
      { description: 'Stock of Lille' },
    ]);
  });

  it('that does not exist shows it', async () => {
    await open(
      <WebhookPage />,
      () => ({ status: 404, body: problemBody('not-found', 404) }),
      manager,
      '/webhooks/:id',
    );
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});
