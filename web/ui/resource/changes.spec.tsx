import '@testing-library/jest-dom';
import type { AuditEntry } from '@reprise/contracts/audit';
import { categories, products, questions } from '@reprise/contracts/catalogue';
import { organizationRootDetails, paymentModes, refurbSteps } from '@reprise/contracts/configuration';
import type { z } from 'zod';
import { screen } from '@testing-library/react';
import { renderApp } from '../../kernel/testing/render-app';
import { Changes } from './changes';
import type { DeclaredField } from './historied';

type Values = Record<string, unknown>;
async function told(
  { schema }: { schema: z.ZodObject },
  before: Values,
  after: Values,
  fields: readonly DeclaredField[] = [],
) {
  const entry: AuditEntry = {
    ...{ id: 'e', at: '2026-01-06T09:00:00.000Z', action: 'update', resource: 'r', documentId: 'd' },
    ...{ revision: 2, actorId: 'u', actorRole: 'admin', before, after },
  };
  const props = { entries: [entry], at: 0, current: after, shape: schema.shape, fields };
  await renderApp(<Changes {...props} namespace="common" />, {});
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

  it('shows them inside parts too', async () => {
    const costs = (cost: number) => ({ costs: [{ warehouseId: 'w', cost }] });
    expect(await told(refurbSteps, costs(0), costs(4500))).toEqual([
      'costs: warehouseId: w · cost: €0.00 → warehouseId: w · cost: €45.00',
    ]);
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
      'circuitBonuses: circuit: web_post · modifier: €1.00 → circuit: web_post · modifier: €2.00',
    ]);
  });
});
