import '@testing-library/jest-dom';
import type { ItemRow } from '@reprise/contracts/item';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { frame } from '../../../../kernel/testing/settings-body';
import { signedIn } from '../../../../kernel/testing/signed-in';
import { locales } from '../index';
import { FinishDialog } from './finish-dialog';

const uuid = (n: number): string => `0190dddd-0000-7000-8000-${String(n).padStart(12, '0')}`;
const natives = ['refurb_completed', 'in_quarantine', 'customer_return', 'awaiting_control', null] as const;
const stocks = natives.map((native, index) => ({
  ...frame(uuid(21 + index)),
  ...{ name: native ?? 'Parts donors', location: '', native, warehouseId: uuid(13), forSale: false },
  ...{ identifier: `stock-${index}`, itemCount: 2, averageAge: 1 },
}));
const item = { id: uuid(1), warehouseId: uuid(13), identificationNumber: '4820000079190' } as ItemRow;

describe('the end of a refurbishment', () => {
  it('offers the stocks that take refurbished items, and not those of quarantine, returns and tests', async () => {
    const { fetch } = fakeServer(() => ({
      body: { 'hydra:member': stocks, 'hydra:totalItems': stocks.length },
    }));
    const dialog = <FinishDialog item={item} onClose={() => undefined} />;
    await renderApp(dialog, { fetch, locales, storage: signedIn(['stock.read']) });
    await userEvent.click(await screen.findByRole('combobox'));
    expect(await screen.findByTitle('Parts donors')).toBeInTheDocument();
    const offered = await screen.findAllByTitle(
      /^(refurb_completed|in_quarantine|customer_return|awaiting_control)$/,
    );
    expect(new Set(offered.map(({ title }) => title))).toEqual(new Set(['refurb_completed']));
  });
});
