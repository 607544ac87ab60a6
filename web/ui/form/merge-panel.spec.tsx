import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { App } from 'antd';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { frame } from '../../kernel/testing/settings-body';
import { signedIn } from '../../kernel/testing/signed-in';
import type { FormFieldSpec } from './form-spec';
import { MergePanel } from './merge-panel';

const shelf = '0190bbbb-0000-7000-8000-000000000020';
const stock = {
  ...frame(shelf),
  ...{ name: 'Shelf 4', location: 'Aisle B', native: null, identifier: 'shelf-4' },
  ...{ warehouseId: shelf, itemCount: 0, averageAge: null, forSale: false },
};

/** What two people made of one field, side by side. */
async function sides(field: FormFieldSpec, mine: unknown, theirs: unknown): Promise<void> {
  const { fetch } = fakeServer(() => ({ body: { 'hydra:member': [stock], 'hydra:totalItems': 1 } }));
  const clash = { name: field.name, mine, theirs };
  const merge = { clashes: [clash], taken: [], pick: () => undefined, decided: false };
  const panel = (
    <App>
      <MergePanel merge={merge} fields={[field]} refused same={false} />
    </App>
  );
  await renderApp(panel, { fetch, storage: signedIn(['stock.read']) });
}

describe('the versions of two people', () => {
  it('name the documents that were chosen, not their ids', async () => {
    const reference = { to: 'stocks' };
    await sides({ kind: 'reference', name: 'stockId', label: 'Stock', reference }, shelf, null);
    expect(await screen.findByRole('radio', { name: 'Yours: Shelf 4' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Theirs: nothing' })).toBeInTheDocument();
  });

  it('name countries, and the language of each text', async () => {
    await sides({ kind: 'country', name: 'country', label: 'Country' }, 'FR', 'BE');
    expect(await screen.findByRole('radio', { name: 'Yours: France' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Theirs: Belgium' })).toBeInTheDocument();
  });

  it('call the parts of a document by their names', async () => {
    const field: FormFieldSpec = {
      ...{ kind: 'custom', name: 'instructions', label: 'Instructions', render: () => null },
    };
    const step = (label: string) => ({ id: shelf, label, type: 'print' });
    await sides(field, [step('Print the label'), step('Post it')], []);
    expect(await screen.findByRole('radio', { name: 'Yours: Print the label, Post it' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Theirs: nothing' })).toBeInTheDocument();
  });
});
