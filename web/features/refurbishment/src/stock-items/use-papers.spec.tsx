import '@testing-library/jest-dom';
import type { ItemRefurbishment } from '@reprise/contracts/item';
import { act, screen } from '@testing-library/react';
import { sessionOpened } from '../../../../kernel/session';
import { fakeServer, memoryStorage, renderApp } from '../../../../kernel/testing/render-app';
import { PageActions } from '../../../../ui/page/page-actions';
import { locales } from '../index';
import { usePapers } from './use-papers';

const id = '0190dddd-0000-7000-8000-000000000001';
const work = (status: ItemRefurbishment['status']): ItemRefurbishment => ({
  ...{ id, status, answers: [], proposed: [], steps: [], plannedCost: 0, completedCost: 0 },
});

function Papers({ of }: { of: ItemRefurbishment }) {
  return <PageActions actions={usePapers(id).actions(of)} />;
}

async function open(status: ItemRefurbishment['status']) {
  const { fetch } = fakeServer(() => ({ body: {} }));
  const app = await renderApp(<Papers of={work(status)} />, { fetch, storage: memoryStorage(), locales });
  const user = {
    ...{ id: 'u', types: ['warehouse_manager' as const], email: 'm@example.org' },
    modules: { rps: 'warehouse_manager' as const },
    frontPermissions: { rps: ['stock.items-read' as const] },
  };
  act(() => void app.store.dispatch(sessionOpened({ token: 't', module: 'rps', details: {}, user })));
  return screen.findByRole('button', { name: /Print the passport/ });
}

describe('the passport of an item', () => {
  it('is not offered while its diagnosis is open, and the reason is given', async () => {
    const print = await open('item_refurb_diagnostic_in_progress');
    expect(print).toBeDisabled();
    expect(print).toHaveAccessibleName(/finish the diagnosis and its steps first/);
  });
  it('is offered once nothing is left to do', async () =>
    expect(await open('item_refurb_completed')).toBeEnabled());
});
