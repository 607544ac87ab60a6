import '@testing-library/jest-dom';
import { paymentModes } from '@reprise/contracts/configuration';
import type { Permission } from '@reprise/contracts/permissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { organisationDetailsReceived } from '../../../kernel/session';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import { type FakeCall, problemBody } from '../../../kernel/testing/render-app';
import { frame } from '../../../kernel/testing/settings-body';
import { locales, paths, routes } from './index';
import screens from './payment-modes.screens';

const modifier = { type: 'percentage' as const, value: 10, capped_amount: 123_450 };
const mode = {
  ...paymentModes.schema.parse({
    label: 'Gift card',
    description: 'Ten percent more',
    type: 'gift_card',
    modifier,
  }),
  ...frame('m-1'),
};
const manager: readonly Permission[] = ['payment-mode.read', 'payment-mode.update'];
const open = (
  name: 'List' | 'Create' | 'Edit',
  answer?: (call: FakeCall) => object | undefined,
  held = manager,
) => openScreens({ screens, paths, locales, held, name, id: 'm-1', rows: [mode], row: mode, answer });

const choose = async (title: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('combobox', { name: /^Bonus or deduction/ }));
  await userEvent.click((await screen.findAllByTitle(title)).at(-1) ?? document.body);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the payment modes', () => {
  it('stand at their addresses, with their permissions', () => {
    expect(routes.map(({ path, access }) => [path, access])).toEqual([
      ['/paymentModes', 'payment-mode.read'],
      ['/paymentMode/create', 'payment-mode.update'],
      ['/paymentMode/:id/edit', 'payment-mode.update'],
    ]);
  });
  it('say what each adds, with its cap', async () => {
    await open('List');
    expect(await screen.findByText('10%, at most €1,234.50')).toBeInTheDocument();
    expect(screen.getByText('Manual')).toBeInTheDocument();
  });
  it('are only read by who may only read', async () => {
    await open('List', undefined, ['payment-mode.read']);
    await screen.findAllByText('Gift card', { selector: 'td *, td' });
    expect(screen.queryByRole('button', { name: 'Add a payment mode' })).not.toBeInTheDocument();
  });
});

describe('the bonus of a payment mode', () => {
  it('is a percentage with a cap, in words of the person’s language', async () => {
    const { calls } = await open('Edit');
    expect(await screen.findByRole('textbox', { name: 'Value of “Bonus or deduction”' })).toHaveValue('10%');
    const cap = screen.getByRole('textbox', { name: /^Cap of “Bonus or deduction”/ });
    expect(cap).toHaveValue('€1,234.50');
    await userEvent.clear(cap);
    await userEvent.type(cap, '99.9');
    await save();
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({
      modifier: { type: 'percentage', value: 10, capped_amount: 9990 },
    });
  });
  it('becomes an amount without what the percentage had', async () => {
    const { calls } = await open('Edit');
    await choose('Amount');
    await userEvent.type(screen.getByRole('textbox', { name: 'Value of “Bonus or deduction”' }), '-5');
    expect(screen.queryByRole('textbox', { name: /^Cap of/ })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({
      modifier: { type: 'fixed', value: -500, capped_amount: null },
    });
  });
  it('goes away', async () => {
    const { calls } = await open('Edit');
    await choose('None');
    await save();
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ modifier: null }));
  });
  it('is refused where it is typed, before and after it is sent', async () => {
    const violations = [{ propertyPath: 'modifier.capped_amount', message: 'x', code: 'cap-sign' }];
    await open('Edit', ({ method }) =>
      method === 'PATCH' ? { status: 422, body: problemBody('invalid-request', 422, violations) } : undefined,
    );
    const value = await screen.findByRole('textbox', { name: 'Value of “Bonus or deduction”' });
    await userEvent.clear(value);
    await userEvent.type(value, '0');
    await userEvent.tab();
    expect(await screen.findByText('Enter a value other than 0.')).toBeInTheDocument();
    await userEvent.clear(value);
    await userEvent.type(value, '12.5');
    expect(await screen.findByText('Enter a whole percentage, without decimals.')).toBeInTheDocument();
    await userEvent.clear(value);
    await userEvent.type(value, '10');
    await save();
    expect(await screen.findByText('The cap must have the same sign as the percentage.')).toBeInTheDocument();
  });
});

describe('the bonus of a payment mode in a circuit', () => {
  const bonuses = [{ circuit: 'web_post', modifier: { type: 'fixed', value: 500, capped_amount: null } }];
  const row = { ...mode, circuitBonuses: bonuses };
  const answer = ({ method, url }: FakeCall) =>
    method === 'GET' && url.includes('m-1') ? { body: row, headers: { etag: '"1"' } } : undefined;
  const opened = async (features: string[]) => {
    const app = await open('Edit', answer);
    act(() => void app.store.dispatch(organisationDetailsReceived({ enabledPremiumFeatures: features })));
    await screen.findByRole('textbox', { name: 'Value of “Bonus or deduction”' });
    return app;
  };

  it('is set for each circuit once, and is an amount or a percentage', async () => {
    const { calls } = await opened(['payment_bonus']);
    const value = 'Value of “Bonus or deduction in this circuit”';
    expect(await screen.findByRole('textbox', { name: value })).toHaveValue('€5.00');
    await userEvent.click(screen.getByRole('button', { name: 'Add a bonus' }));
    await save();
    expect(sent(calls, 'PATCH')).toBeUndefined();
    const second = within(screen.getByRole('group', { name: 'Bonus 2' }));
    await userEvent.click(second.getByRole('combobox', { name: 'Circuit' }));
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map((each) => each.textContent);
    expect(offered).toContain('Web, collected at home');
    expect(offered).not.toContain('Web, by post');
    await userEvent.keyboard('{Escape}');
    await userEvent.type(second.getByRole('textbox', { name: value }), '-3');
    await save();
    await waitFor(() =>
      expect(sent(calls, 'PATCH')?.body).toMatchObject({
        circuitBonuses: [
          ...bonuses,
          { circuit: expect.not.stringContaining('web_post'), modifier: { type: 'fixed', value: -300 } },
        ],
      }),
    );
  });

  it('is a premium feature: without it nothing is asked, and nothing is lost', async () => {
    const { calls } = await opened([]);
    expect(screen.queryByRole('button', { name: 'Add a bonus' })).not.toBeInTheDocument();
    await choose('None');
    await save();
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ circuitBonuses: bonuses }));
  });
});
