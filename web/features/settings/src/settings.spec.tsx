import '@testing-library/jest-dom';
import { transferOrderSettings } from '@reprise/contracts/configuration';
import { accountContract } from '@reprise/contracts/organisation';
import type { Permission } from '@reprise/contracts/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { readableColour } from '../../../ui/contrast';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import type { FakeCall, FakeReply } from '../../../kernel/testing/render-app';
import { frame, settingsBody } from '../../../kernel/testing/settings-body';
import DesignPage from './design.page';
import { locales, routes } from './index';
import StoreSettingsPage from './store-settings.page';
import TransferOrderPage from './transfer-order.page';
import WorkshopSettingsPage from './workshop-settings.page';

const account = { ...accountContract.schema.parse({ name: 'Shop', mainColor: '#0b6e4f' }), ...frame('a1') };
const order = { ...transferOrderSettings.schema.parse({ text: 'I sell it.' }), ...frame('t1') };
const manager: readonly Permission[] = ['settings.design', 'settings.general', 'settings.transfer-order'];
type Answer = (call: FakeCall) => FakeReply | undefined;

const open = (Screen: ComponentType, premium: readonly string[] = [], more: Answer = () => undefined) =>
  openScreens({
    screens: () => ({ List: Screen, Create: () => <Screen />, Edit: () => <Screen /> }) as never,
    paths: { list: '/here', create: '/none', edit: '/none/:id' },
    ...{ locales, held: manager, name: 'List', id: 'a1', row: account, rows: [] },
    answer: (call) =>
      more(call) ??
      (call.url.includes('root-detail')
        ? { body: settingsBody({ enabledPremiumFeatures: premium, cartMinValue: 500 }) }
        : call.url.includes('transfer-order')
          ? { body: order }
          : undefined),
  });

describe('the settings', () => {
  it('stand at the addresses of the specification', () => {
    expect(routes.map(({ path, access }) => [path, access])).toEqual([
      ['/design', 'settings.design'],
      ['/settings/home-page', 'settings.general'],
      ['/settings/tim/general', 'settings.general'],
      ['/settings/lcm/general', 'settings.general'],
      ['/settings/transfer-order', 'settings.transfer-order'],
    ]);
  });
});

describe('the main colour', () => {
  it('is warned about where text in it cannot be read, and seen in the header’s account at once', async () => {
    const { calls, store } = await open(DesignPage, [], ({ method }) =>
      method === 'POST'
        ? { body: { subject: 'Your buyback', html: '<p>Sold</p>', text: 'Sold' } }
        : method === 'PATCH'
          ? { body: { ...account, mainColor: '#ffee00', revision: 2 } }
          : undefined,
    );
    const field = await screen.findByRole('textbox', { name: /^Main colour/ });
    expect(screen.queryByText(/text needs 4.5/)).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '#ffee00');
    expect(await screen.findByText(/text needs 4.5/)).toBeInTheDocument();
    // The site as it is typed, in what becomes of the colour.
    const shown = readableColour('#ffee00', ['#ffffff'], '#ffee00');
    expect(screen.getByText('A link')).toHaveStyle({ color: shown });
    expect(screen.getByText('Continue').closest('button')).toHaveStyle({ background: shown });
    await userEvent.click(screen.getByRole('button', { name: 'Preview an e-mail' }));
    await waitFor(() => expect(sent(calls, 'POST')?.body).toEqual({ mainColor: '#ffee00' }));
    expect(await screen.findByText('Your buyback')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ mainColor: '#ffee00' }));
    expect(sent(calls, 'PATCH')?.body).not.toHaveProperty('name');
    await waitFor(() =>
      expect(store.getState().session.user?.currentOrganization?.account?.mainColor).toBe('#ffee00'),
    );
  });
});

describe('the general settings', () => {
  it('show amounts in the account’s currency, and send back what was changed', async () => {
    const { calls } = await open(StoreSettingsPage, [], ({ method }) =>
      method === 'PATCH' ? { body: settingsBody({ cartMinValue: 700 }) } : undefined,
    );
    const minimum = await screen.findByRole('textbox', { name: /^Minimum value of the cart/ });
    expect(minimum).toHaveValue('€5.00');
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '7');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ cartMinValue: 700 }));
    expect((await screen.findAllByText('Your changes have been saved.')).length).toBeGreaterThan(0);
  });
});

describe('the challenge for visitors', () => {
  it('is switched on among the settings of stores and the site', async () => {
    const { calls } = await open(StoreSettingsPage, [], ({ method }) =>
      method === 'PATCH' ? { body: settingsBody({ visitorChallengeEnabled: true }) } : undefined,
    );
    await userEvent.click(
      await screen.findByRole('switch', { name: /^Automatic check of visitors’ browsers/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ visitorChallengeEnabled: true }));
  });
});

describe('the text of the transfer order', () => {
  it('takes its variables from the menu', async () => {
    const { calls } = await open(TransferOrderPage, ['custom_transfer_order']);
    await screen.findByDisplayValue('I sell it.');
    await userEvent.click(screen.getByRole('button', { name: 'Insert a variable' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Total price' }));
    expect(await screen.findByDisplayValue('I sell it.{{total_price}}')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toEqual({ text: 'I sell it.{{total_price}}' }));
  });

  it('is written in the languages that customers read, each with its own preview', async () => {
    const { calls } = await open(TransferOrderPage, ['custom_transfer_order']);
    await screen.findByDisplayValue('I sell it.');
    expect(screen.queryByRole('button', { name: 'Preview as PDF: Deutsch' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Deutsch' }), 'Ich verkaufe es.');
    expect(screen.getByRole('button', { name: 'Preview as PDF: Deutsch' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const textTranslations = { 'de-DE': 'Ich verkaufe es.' };
    await waitFor(() => expect(sent(calls, 'PATCH')?.body).toMatchObject({ textTranslations }));
  });

  it('is read only where it was not bought', async () => {
    await open(TransferOrderPage);
    expect(await screen.findByText(/A text of your own is a premium feature/)).toBeInTheDocument();
    expect(await screen.findByText('I sell it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

describe('the days on which an offer is reminded of', () => {
  it('are numbers, and a word among them is refused where it stands', async () => {
    const { calls } = await open(WorkshopSettingsPage, [], ({ method }) =>
      method === 'PATCH' ? { body: settingsBody({ proposalReminderDays: [3, 10, 12] }) } : undefined,
    );
    const days = await screen.findByRole('combobox', { name: /^Reminders of offers/ });
    await userEvent.type(days, 'soon{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/“soon”/)).toBeInTheDocument();
    expect(sent(calls, 'PATCH')).toBeUndefined();
    await userEvent.click(within(screen.getByTitle('soon')).getByRole('img', { hidden: true }));
    await userEvent.type(days, '12{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH')?.body).toMatchObject({ proposalReminderDays: [3, 10, 12] }),
    );
  });
});
