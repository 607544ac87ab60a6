import '@testing-library/jest-dom';
import { warehouseDispatchRules } from '@reprise/contracts/configuration';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import { type FakeCall, type FakeReply, problemBody } from '../../../kernel/testing/render-app';
import { frame } from '../../../kernel/testing/settings-body';
import { paths } from './dispatch.paths';
import screens from './dispatch.screens';
import { locales, routes } from './index';
import SimulationPage from './simulation.page';

const [one, two, phones] = [
  '0197f4a0-0000-7000-8000-000000000011',
  '0197f4a0-0000-7000-8000-000000000012',
  '0197f4a0-0000-7000-8000-000000000013',
];
const warehouseId = '0197f4a0-0000-7000-8000-000000000001';
const ruleOf = (id: string, title: string) => ({
  ...warehouseDispatchRules.schema.parse({
    ...{ title, warehouseIds: [warehouseId], position: 1 },
    conditions: [{ attribute: 'circuit', operator: 'notIn', values: ['web_post'] }],
  }),
  ...frame(id),
});
const [first, last] = [ruleOf(one, 'First'), ruleOf(two, 'Last')];
const reach = {
  rules: [
    { id: one, title: 'First', reach: 'used', shadowedBy: [], example: null },
    {
      id: two,
      title: 'Last',
      reach: 'shadowed',
      shadowedBy: [{ id: one, title: 'First' }],
      example: null,
    },
  ],
  falling: [{ categoryId: phones, name: 'Phones', all: true, received: false }],
};
const manager: readonly Permission[] = ['dispatch-rule.read', 'dispatch-rule.update'];
const open = (name: 'List' | 'Edit', answer?: (call: FakeCall) => FakeReply | undefined, pages = screens) =>
  openScreens({
    ...{ screens: pages, paths, locales, held: manager, name, id: one, row: first, rows: [first, last] },
    answer: (call) => answer?.(call) ?? (call.url.includes('dispatch-reach') ? { body: reach } : undefined),
  });
const simulation = () => ({ List: SimulationPage, Create: SimulationPage, Edit: SimulationPage });

describe('the rules of warehouse dispatch', () => {
  it('stand at the addresses of the specification, with and without an id', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '/warehouse-dispatch',
      '/warehouse-dispatch-rule/new',
      '/warehouse-dispatch-rule/:id',
      '/warehouse-dispatch-rule',
      '/warehouse-dispatch/simulation',
    ]);
  });

  it('say in words what they look at, and which of them never decides', async () => {
    await open('List');
    expect(await screen.findByText('Shadowed')).toBeInTheDocument();
    expect(screen.getAllByText('Web, by post').length).toBe(2);
    expect(screen.getAllByText(/Circuit is none of/).length).toBe(2);
  });

  it('are changed condition by condition, and a refusal stands at its field', async () => {
    const violations = [{ propertyPath: 'defaultWarehouseId', message: 'x', code: 'not-one-of-warehouses' }];
    const { calls } = await open('Edit', ({ method }) =>
      method === 'PATCH' ? { status: 422, body: problemBody('invalid-request', 422, violations) } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add a condition' }));
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Values of condition 2' }),
      'Nokia,Acme,',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH')?.body).toMatchObject({
        conditions: [
          { attribute: 'circuit', operator: 'notIn', values: ['web_post'] },
          { attribute: 'brand', operator: 'in', values: ['Nokia', 'Acme'] },
        ],
      }),
    );
    expect(await screen.findByText('Choose one of the workshops of the rule.')).toBeInTheDocument();
  });

  it('are tried on everything that is bought: what is shadowed and what falls to the default', async () => {
    await open('List', undefined, simulation);
    const all = within(await screen.findByRole('region', { name: 'All products' }));
    expect(await all.findByText('never decides, because of: First')).toBeInTheDocument();
    expect(all.getByText('The category has no open workshop')).toBeInTheDocument();
  });

  it('say that there is nothing to try, and what to do next, where there is no rule or nothing is bought', async () => {
    const none = { rules: [], falling: [] };
    await open(
      'List',
      ({ url }) => (url.includes('dispatch-reach') ? { body: none } : undefined),
      simulation,
    );
    const all = within(await screen.findByRole('region', { name: 'All products' }));
    expect(
      await all.findByText(/^Nothing is bought yet, so there is nothing to try\. Activate/),
    ).toBeVisible();
    expect(all.getByText(/^No rule yet/)).toBeVisible();
    expect(all.getByRole('link', { name: 'Add a dispatch rule' })).toHaveAttribute(
      'href',
      '/warehouse-dispatch-rule/new',
    );
    expect(all.queryByText(/a rule decides on every product/)).toBeNull();
  });
});
