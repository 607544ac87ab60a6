import '@testing-library/jest-dom';
import { accountContract } from '@reprise/contracts/organisation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import type { FakeCall, FakeReply } from '../../../kernel/testing/render-app';
import { frame } from '../../../kernel/testing/settings-body';
import DesignPage from './design.page';
import { locales } from './index';

const at = '2026-11-02T09:00:00.000Z';
const before = '#0b6e4f';
const account = {
  ...accountContract.schema.parse({ name: 'Shop', mainColor: '#112233' }),
  ...frame('a1'),
  revision: 2,
};
const entry = (revision: number, fields: object) => ({
  ...{ id: `e${revision}`, revision, at, actorId: 'u', actorRole: 'root_management_unit_manager' },
  ...{ resource: 'accounts', documentId: 'a1', accountId: 'a1', action: 'update', before: {}, after: {} },
  ...fields,
});
const created = entry(1, { action: 'create', after: { ...account, mainColor: before, revision: 1 } });
const changed = entry(2, { before: { mainColor: before }, after: { mainColor: '#112233' } });
const restored = entry(3, { before: { mainColor: '#112233' }, after: { mainColor: before } });

/** The history is written later than the change: it tells it at the second time it is asked again. */
function shop() {
  let [saved, asked] = [account, 0];
  return ({ method, url }: FakeCall): FakeReply | undefined => {
    if (method === 'PATCH') saved = { ...account, mainColor: before, revision: 3 };
    if (url.includes('audit-entries')) {
      if (saved.revision === 3) asked += 1;
      const rows = [...(asked > 1 ? [restored] : []), changed, created];
      return { body: { 'hydra:member': rows, 'hydra:totalItems': rows.length } };
    }
    if (!url.includes('/accounts/a1')) return undefined;
    return { body: saved, headers: { etag: `"${saved.revision}"` } };
  };
}

const open = () =>
  openScreens({
    screens: () => ({ List: DesignPage, Create: () => <DesignPage />, Edit: () => <DesignPage /> }) as never,
    paths: { list: '/here', create: '/none', edit: '/none/:id' },
    ...{ locales, held: ['settings.design', 'audit.read'], name: 'List', id: 'a1', row: account, rows: [] },
    answer: shop(),
  });
async function restore(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
  const asked = within(await screen.findByRole('tooltip'));
  await userEvent.click(asked.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText('The earlier version has been restored.')).toBeInTheDocument();
}

describe('an earlier version that is restored from the form', () => {
  it('is what the form shows from then on, and accuses nobody', async () => {
    const { calls } = await open();
    await restore();
    expect(sent(calls, 'PATCH')?.headers.get('If-Match')).toBe('"2"');
    const field = screen.getByRole('textbox', { name: /^Main colour/, hidden: true });
    await waitFor(() => expect(field).toHaveValue(before));
    expect(screen.queryByText(/Someone else has changed/)).not.toBeInTheDocument();
    await userEvent.type(field, '{Backspace}0');
    await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
    expect(calls.findLast(({ method }) => method === 'PATCH')?.headers.get('If-Match')).toBe('"3"');
  });

  it('is in the history as soon as that is written, without closing it', async () => {
    await open();
    await restore();
    expect(await screen.findByText(/#112233 → #0b6e4f/, {}, { timeout: 5_000 })).toBeInTheDocument();
  });
});
