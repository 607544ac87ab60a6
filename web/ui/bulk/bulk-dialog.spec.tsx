import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint, inBulk } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { ListPage } from '../list/list-page';
import type { BulkAct } from './bulk-act';

const open = {
  name: 'listFiles',
  method: 'GET',
  path: '/files',
  access: 'public',
  summary: 'Files.',
} as const;
const listFiles = endpoint({
  ...open,
  list: { filters: [], order: [] },
  reply: z.object({ id: z.string(), code: z.string() }),
});
const close = inBulk(
  endpoint({
    ...{ name: 'closeFile', method: 'POST', path: '/files/{id}/close', access: 'public', summary: 'Closes.' },
    body: z.strictObject({ reason: z.string(), comment: z.string().optional() }),
  }),
);
const asks: BulkAct = {
  ...{ key: 'close', label: 'Close', sentence: 'Each file is closed for good.', call: close },
  fields: [
    { kind: 'choice', name: 'reason', label: 'Reason', options: [{ value: 'other', label: 'Other' }] },
    { kind: 'text', name: 'comment', label: 'Comment', needed: ({ reason }) => reason === 'other' },
  ],
};
const silent: BulkAct = { ...asks, fields: [], fixed: { reason: 'old' } };
const guarded: BulkAct = { ...silent, key: 'erase', label: 'Erase', permission: 'customer.erase' };

type Line = { id: string; result: 'accepted' | 'refused'; problem?: string };
type Body = { commandId: string; ids: string[]; dryRun: boolean; act: object };
const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const file = (n: number) => ({ id: idOf(n), code: `F${n}` });

async function show(act: BulkAct, judge: (body: Body) => Line[], total = 2) {
  const server = fakeServer(({ method, url, body }) => {
    if (method === 'POST') return { body: { lines: judge(body as Body) } };
    const size = Number(new URL(url, 'http://x').searchParams.get('itemsPerPage') ?? 2);
    const rows = Array.from({ length: Math.min(total, size === 10 ? 2 : size) }, (_, n) => file(n + 1));
    return { body: { 'hydra:member': rows, 'hydra:totalItems': total } };
  });
  const list = (
    <ListPage<{ id: string; code: string }>
      name="files"
      title="Files"
      endpoint={listFiles}
      columns={[{ key: 'code', title: 'Code', render: ({ code }) => code }]}
      rowKey={({ id }) => id}
      rowName={({ code }) => code}
      acts={[act, guarded]}
      empty={{ sentence: 'None.' }}
    />
  );
  await renderApp(list, { fetch: server.fetch });
  await screen.findByText('F1');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const sent = (): Body[] =>
    server.calls.flatMap(({ method, body }) => (method === 'POST' ? [body as Body] : []));
  return { server, sent };
}
async function start(label: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /Act on the selection/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}
const press = async (name: RegExp | string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const said = async (): Promise<(string | null)[]> => {
  const lines = await screen.findByTestId('bulk-lines');
  return within(lines)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const all = (ids: readonly string[], refused: readonly string[]): Line[] =>
  ids.map((id) =>
    refused.includes(id) ? { id, result: 'refused', problem: 'not-found' } : { id, result: 'accepted' },
  );

describe('an act on many rows', () => {
  it('says line by line what would happen, does it for those, and again for what was refused', async () => {
    let refused = [idOf(2)];
    const { sent } = await show(silent, ({ ids }) => all(ids, refused));
    await start('Close');
    expect(await screen.findByText(/1 line out of 2 would change/)).toBeVisible();
    expect(await said()).toEqual([
      expect.stringMatching(/^F1.*Will be done/),
      expect.stringMatching(/^F2Unchanged.+/),
    ]);
    await press('Do it for 1 line');
    expect(await screen.findByText('Done for 1 line out of 2.')).toBeVisible();
    refused = [];
    await press('Try again for 1 refused line');
    expect(await screen.findByText('Done for 2 lines out of 2.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
    expect(sent().map(({ ids, dryRun }) => [ids, dryRun])).toEqual([
      [[idOf(1), idOf(2)], true],
      [[idOf(1)], false],
      [[idOf(2)], false],
    ]);
    expect(new Set(sent().map(({ commandId }) => commandId)).size).toBe(1);
    expect(sent()[0]?.act).toEqual({ reason: 'old' });
  }, 60_000);

  it('first asks what it needs, and judges again once that has changed', async () => {
    const { sent } = await show(asks, ({ ids }) => all(ids, []));
    await start('Close');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByTitle('Other'));
    expect(screen.getByRole('button', { name: 'See what would happen' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Broken');
    await press('See what would happen');
    expect(await screen.findByRole('button', { name: 'Do it for 2 lines' })).toBeEnabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), '!');
    expect(await screen.findByRole('button', { name: 'See what would happen' })).toBeEnabled();
    expect(sent().map(({ act, dryRun }) => [act, dryRun])).toEqual([
      [{ reason: 'other', comment: 'Broken' }, true],
    ]);
  }, 60_000);

  it('gives the focus back to where it was opened', async () => {
    await show(silent, ({ ids }) => all(ids, []));
    await start('Close');
    await screen.findByText(/2 lines out of 2 would change/);
    await press('Leave as it is');
    await waitFor(() => expect(screen.queryByTestId('bulk-dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /Act on the selection/ })).toHaveFocus();
  }, 60_000);

  it('is not there for who may not do it', async () => {
    await show(silent, () => []);
    await userEvent.click(await screen.findByRole('button', { name: /Act on the selection/ }));
    await screen.findByRole('menuitem', { name: 'Close' });
    expect(screen.queryByRole('menuitem', { name: 'Erase' })).toBeNull();
  }, 60_000);

  it('reaches all that the filters find, up to a hundred', async () => {
    const { sent } = await show(silent, ({ ids }) => all(ids, []), 130);
    await press('Select the first 100 of 130');
    await waitFor(() => expect(screen.getByText('100 rows selected')).toBeVisible());
    await start('Close');
    expect(await screen.findByText(/100 lines out of 100 would change/)).toBeVisible();
    expect(sent()[0]?.ids).toHaveLength(100);
  }, 60_000);
});
