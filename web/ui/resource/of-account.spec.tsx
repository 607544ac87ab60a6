import '@testing-library/jest-dom';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import type { Permission } from '@reprise/contracts/permissions';
import { screen } from '@testing-library/react';
import { type FakeCall, fakeServer, problemBody, renderApp } from '../../kernel/testing/render-app';
import { frame } from '../../kernel/testing/settings-body';
import { signedIn } from '../../kernel/testing/signed-in';
import { ofAccount } from './of-account';

const client = { ...accountContract.schema.parse({ name: 'Other' }), ...frame('a2') };
const root = {
  ...organisationContract.schema.parse({ type: 'root_management_unit', commonName: 'Other' }),
  ...{ ...frame('o2'), accountId: 'a2', moduleType: 'root' },
};
const kept: Readonly<Record<string, object>> = { '/api/accounts/a2': client, '/api/organizations/o2': root };

function answer({ url }: FakeCall) {
  const body = kept[url];
  return body ? { body } : { status: 404, body: problemBody('not-found', 404) };
}
const Imports = ofAccount(({ accountId }) => <p>{`imports of ${accountId}`}</p>);
async function open(id: string, held: readonly Permission[]) {
  const { fetch, calls } = fakeServer(answer);
  const place = { path: '/imports/:organizationId', url: `/imports/${id}` };
  await renderApp(<Imports />, { ...place, fetch, storage: signedIn(held, 'o1'), locales: {} });
  return calls;
}

describe('an address that names a client by an id', () => {
  it.each(['a1', 'o1'])('leads one of its people to its account without asking: %s', async (id) => {
    const calls = await open(id, []);
    expect(await screen.findByText('imports of a1')).toBeInTheDocument();
    expect(calls.filter(({ url }) => url.endsWith(`/${id}`))).toEqual([]);
  });

  it.each(['a2', 'o2'])('leads an operator to its account: %s', async (id) => {
    await open(id, ['client.list']);
    expect(await screen.findByText('imports of a2')).toBeInTheDocument();
  });

  it.each([[[]], [['client.list']]] as const)('leaves an unknown one to the page', async (held) => {
    await open('nobody', held);
    expect(await screen.findByText('imports of nobody')).toBeInTheDocument();
  });
});
