import '@testing-library/jest-dom';
import type { AuditEntry } from '@reprise/contracts/audit';
import { categories, products, questions } from '@reprise/contracts/catalogue';
import {
  circuitResource,
  organizationRootDetails,
  paymentModes,
  refurbSteps,
} from '@reprise/contracts/configuration';
import { userContract } from '@reprise/contracts/identity';
import type { z } from 'zod';
import { cleanup, screen } from '@testing-library/react';
import { organisationContract } from '@reprise/contracts/organisation';
import type { Permission } from '@reprise/contracts/permissions';
import { fakeServer, renderApp } from '../../kernel/testing/render-app';
import { frame } from '../../kernel/testing/settings-body';
import { signedIn } from '../../kernel/testing/signed-in';
import { Changes } from './changes';
import type { DeclaredField } from './historied';

type Values = Record<string, unknown>;
async function told(
  { schema }: { schema: z.ZodObject },
  before: Values,
  after: Values,
  fields: readonly DeclaredField[] = [],
  app: Parameters<typeof renderApp>[1] = {},
) {
  const entry: AuditEntry = {
    ...{ id: 'e', at: '2026-01-06T09:00:00.000Z', action: 'update', resource: 'r', documentId: 'd' },
    ...{ revision: 2, actorId: 'u', actorRole: 'admin', before, after },
  };
  const props = { entries: [entry], at: 0, current: after, shape: schema.shape, fields };
  await renderApp(<Changes {...props} namespace="common" />, app);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
}

describe('a change in a history', () => {
  it('shows weights, lengths and days with their unit', async () => {
    const change = await told(products, { weight: 1200, height: null }, { weight: 3200, height: 12 });
    expect(change).toEqual(['height: – → 12 cm', 'weight: 1,200 g → 3,200 g']);
  });

  it('shows amounts of settings in the account’s currency, and each day of a list', async () => {
    const before = { cartMinValue: 0, estimateValidDays: 15, proposalReminderDays: [3, 10] };
    const after = { cartMinValue: 2550, estimateValidDays: 1, proposalReminderDays: [5] };
    expect(await told(organizationRootDetails, before, after)).toEqual([
      ...['cartMinValue: €0.00 → €25.50', 'estimateValidDays: 15 days → 1 day'],
      'proposalReminderDays: 3 days | 10 days → 5 days',
    ]);
  });

  it('shows a number as what its form takes it for, before and after', async () => {
    const is =
      (...types: string[]) =>
      ({ absorptionType }: Values) =>
        types.some((each) => each === absorptionType);
    const fields = [
      { name: 'absorptionValue', kind: 'percent', shown: is('percentage_declared') },
      { name: 'absorptionValue', kind: 'money', shown: is('value') },
    ];
    const before = { absorptionType: 'percentage_declared', absorptionValue: 12.5 };
    const after = { absorptionType: 'value', absorptionValue: 1250 };
    expect(await told(categories, before, after, fields)).toContain('absorptionValue: 12.5% → €12.50');
  });

  const costs = (cost: number) => ({ costs: [{ warehouseId: 'w', cost }] });

  it('shows them inside parts too, with the names of documents', async () => {
    const workshop = { type: 'warehouse', commonName: 'Atelier Lille' };
    const rows = [{ ...organisationContract.schema.parse(workshop), ...frame('w') }];
    const { fetch } = fakeServer(() => ({ body: { 'hydra:member': rows, 'hydra:totalItems': 1 } }));
    const { access } = organisationContract.endpoints.list;
    const storage = signedIn([access as Permission]);
    await told(refurbSteps, costs(0), costs(4500), [], { fetch, storage });
    await screen.findByText(/Atelier Lille/);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'costs: warehouseId: Atelier Lille · cost: €0.00 → warehouseId: Atelier Lille · cost: €45.00',
    );
  });

  it('hides names from who may not read the documents', async () => {
    const change = await told(refurbSteps, costs(0), costs(4500), [], { storage: signedIn([]) });
    expect(change[0]).toContain('warehouseId: not shown to your role · cost: €45.00');
  });

  it('shows what an answer does to the price', async () => {
    const answers = (effect: object) => ({ answers: [{ name: 'Cracked', effect }] });
    expect(await told(questions, answers({ percentage: -10 }), answers({ amount: -2500 }))).toEqual([
      'answers: name: Cracked · effect: percentage: -10% → name: Cracked · effect: amount: -€25.00',
    ]);
  });

  it('shows a bonus of one circuit as a person reads it', async () => {
    const bonuses = (value: number) => ({
      circuitBonuses: [{ circuit: 'web_post', modifier: { type: 'fixed', value } }],
    });
    expect(await told(paymentModes, bonuses(100), bonuses(200))).toEqual([
      'circuitBonuses: circuit: Web, by post · modifier: €1.00 → circuit: Web, by post · modifier: €2.00',
    ]);
  });

  it('tells roles, circuits and instructions as every screen calls them, and texts by their language', async () => {
    expect(
      await told(userContract, { modules: { tim: 'store_seller' } }, { modules: { tim: 'store_manager' } }),
    ).toEqual(['modules: Store: Store seller → Store: Store manager']);
    const instruction = { label: 'Signez', labelTranslations: { 'en-GB': 'Sign' }, type: 'sign' };
    cleanup();
    expect(
      await told(
        circuitResource,
        { name: 'web_post', defaultInstructions: [] },
        { name: 'store_collect', defaultInstructions: [instruction] },
      ),
    ).toEqual([
      'name: Web, by post → Store, collected',
      expect.stringMatching(/label: Signez · labelTranslations: en: Sign · type: (?!sign).+/),
    ]);
  });
});
