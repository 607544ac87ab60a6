import '@testing-library/jest-dom';
import { accountContract } from '@reprise/contracts/organisation';
import type { Permission } from '@reprise/contracts/permissions';
import { screen } from '@testing-library/react';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { frame } from '../../kernel/testing/settings-body';
import { signedIn } from '../../kernel/testing/signed-in';
import { fieldKind } from './field-kind';
import { isLooked, LookedValue } from './looked-value';

const { shape } = accountContract.schema;
const { access } = accountContract.endpoints.list;

async function open(held: readonly Permission[]) {
  const rows = [{ ...accountContract.schema.parse({ name: 'Buyer One' }), ...frame('b1') }];
  const server = fakeServer(() => ({ body: { 'hydra:member': rows, 'hydra:totalItems': 1 } }));
  const kind = fieldKind(shape.linkedBuyerAccountIds);
  if (!isLooked(kind)) throw new Error('not a reference');
  await renderApp(<LookedValue kind={kind} value={['b1']} />, {
    fetch: server.fetch,
    storage: signedIn(held),
  });
  return server.calls;
}

describe('documents that a value names', () => {
  it('are called by their names for who may read them', async () => {
    await open([access as Permission]);
    expect(await screen.findByText('Buyer One')).toBeVisible();
  });

  it('are not asked for by who may not', async () => {
    const calls = await open([]);
    expect(await screen.findByText('not shown to your role')).toBeVisible();
    expect(calls.filter(({ url }) => url.includes('/accounts?'))).toEqual([]);
  });
});
