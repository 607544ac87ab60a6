import '@testing-library/jest-dom';
import { reasonsSchema, userContract } from '@reprise/contracts/identity';
import { permissions } from '@reprise/contracts/permissions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import english from '../locales/en-GB.json';
import french from '../locales/fr-FR.json';
import { locales } from './index';
import ReasonsPage from './reasons.page';
import { reasonsPath } from './users.paths';

const at = '2026-01-05T09:00:00.000Z';
const sam = userContract.row.parse({
  ...{
    id: 'u-1',
    accountId: 'a',
    revision: 1,
    createdAt: at,
    updatedAt: at,
    lastLogin: null,
    acceptedTerms: [],
    types: [],
  },
  ...{ email: 'sam@example.test', firstname: 'Sam', lastname: 'Seller', modules: { tim: 'store_seller' } },
});
const reasons = reasonsSchema.parse({
  ...{ permission: 'buyback.force-cancel', may: false, userActive: true, accountActive: true },
  modules: [
    { module: 'tim', role: 'store_seller', organisation: 'Boutique', lacks: ['buyback.force-cancel'] },
  ],
  needs: [{ permission: 'buyback.force-cancel', roles: ['admin', 'buyer_manager'] }],
  features: [{ feature: 'absorption', held: false, forAll: true }],
});

describe('why a person may do something', () => {
  it('is asked in words, and answered with what gives and what withholds it', async () => {
    const server = fakeServer(({ url }) => ({
      body: url.includes('/reasons/') ? reasons : sam,
    }));
    const url = '/user/u-1/reasons';
    await renderApp(<App>{<ReasonsPage />}</App>, { fetch: server.fetch, locales, path: reasonsPath, url });
    await userEvent.type(await screen.findByRole('combobox', { name: 'What is it about?' }), 'force');
    await userEvent.click(await screen.findByTitle('force the cancellation of a buyback'));
    expect(
      await screen.findByText('Sam Seller cannot force the cancellation of a buyback.'),
    ).toBeInTheDocument();
    const answer = screen.getByTestId('reasons');
    expect(answer).toHaveTextContent(/does not allow the user to: force the cancellation of a buyback\./);
    expect(answer).toHaveTextContent(/The account lacks “Absorption of differences”/);
    expect(server.calls.some(({ url: at }) => at.endsWith('/users/u-1/reasons/buyback.force-cancel'))).toBe(
      true,
    );
  });

  it('has words for every permission', () => {
    const spoken = (texts: object, key: string): boolean =>
      typeof key.split('.').reduce<unknown>((at, step) => Object(at)[step as keyof object], texts) ===
      'string';
    for (const { may } of [english, french])
      expect(permissions.filter((permission) => !spoken(may, permission))).toEqual([]);
  });
});
