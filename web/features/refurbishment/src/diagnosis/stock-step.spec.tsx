import '@testing-library/jest-dom';
import { stocks } from '@reprise/contracts/configuration';
import { organisationContract } from '@reprise/contracts/organisation';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { frame } from '../../../../kernel/testing/settings-body';
import { locales } from '../index';
import { StockStep } from './stock-step';
import type { StepProps } from './step-props.types';

const warehouseId = '0197f4a0-0000-7000-8000-000000000009';
const stock = (id: string, name: string, native: string | null) => ({
  ...stocks.schema.parse({ name, native, warehouseId }),
  ...{ ...frame(id), identifier: name, itemCount: 0, averageAge: null },
});
const known = [stock('s1', 'To refurbish', 'to_refurbish'), stock('s2', 'Screens', null)];
const workshop = (more: object) => ({
  ...organisationContract.schema.parse({ type: 'warehouse', commonName: 'Bench', ...more }),
  ...{ ...frame(warehouseId), moduleType: 'rps' },
});

async function open(own: object, steps: readonly object[]) {
  const { fetch } = fakeServer(({ url }) => ({
    body: url.includes('connected-warehouses')
      ? [workshop(own)]
      : { 'hydra:member': known, 'hydra:totalItems': known.length },
  }));
  const props = { item: { id: 'i', warehouseId }, work: { steps }, goTo: () => undefined };
  const place = { at: 3, step: 'stock', of: ['Questions', 'Summary', 'Stock', 'Result'] };
  await renderApp(<StockStep {...({ ...props, place } as unknown as StepProps)} />, { locales, fetch });
}

describe('the stock of what is to be refurbished', () => {
  it('is the workshop’s native one, until the workshop names another of its own', async () => {
    await open({}, [{}]);
    expect(await screen.findByRole('radio', { name: /To refurbish/ })).toBeChecked();
  });

  it('is the one that the workshop has named', async () => {
    await open({ stock: 's2' }, [{}]);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Screens/ })).toBeChecked());
  });
});
