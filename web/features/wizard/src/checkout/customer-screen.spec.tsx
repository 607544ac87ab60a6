import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { AppProblem } from '../../../../kernel/api';
import { createI18n } from '../../../../kernel/i18n';
import { siteSlice } from '../../../../kernel/site';
import { createAppStore } from '../../../../kernel/store';
import { locales } from '../public';
import { reducers } from '../wizard.state';
import { line } from '../testing/drafts';
import { memory } from '../testing/shop';
import { CustomerScreen } from './customer-screen';
import { caretAfter } from './iban-field';

async function open(change: Parameters<typeof line>[0] = {}, problem?: AppProblem, kept = {}) {
  const storage = memory();
  const store = createAppStore({ storage, reducers: { ...reducers, site: siteSlice.reducer } });
  const i18n = await createI18n({ locale: 'en-GB', features: locales });
  await i18n.loadNamespaces(['wizard', 'validation']);
  const done = jest.fn();
  const lines = [line(change)];
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <CustomerScreen lines={lines} kept={kept} problem={problem} onDone={done} />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), done };
}
const submit = () => screen.getByRole('button', { name: 'Continue' });

describe('the customer form', () => {
  it('tells the browser what each field is for', async () => {
    await open();
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('inputmode', 'email');
    expect(screen.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByLabelText('Postal code')).toHaveAttribute('autocomplete', 'postal-code');
  });

  it('validates a field when it is left, not while typing', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('E-mail'), 'lea@');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });

  it('puts the focus on the first error', async () => {
    const { user, done } = await open();
    await user.type(screen.getByLabelText('First name'), 'Léa');
    await user.click(submit());
    expect(screen.getByLabelText('Last name')).toHaveFocus();
    expect(done).not.toHaveBeenCalled();
  });

  it('asks for the postal code of the chosen country', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Postal code'), '1000');
    await user.tab();
    await user.type(screen.getByLabelText('City'), 'Bruxelles');
    await user.tab();
    expect(screen.getByLabelText('Postal code')).toBeInvalid();
    await user.selectOptions(screen.getByLabelText('Country'), 'BE');
    expect(screen.getByLabelText('Postal code')).toBeValid();
  });

  it('opens the numeric keypad where the country’s postal codes are digits', async () => {
    const { user } = await open();
    const field = () => screen.getByLabelText('Postal code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    await user.selectOptions(screen.getByLabelText('Country'), 'NL');
    expect(field()).toHaveAttribute('inputmode', 'text');
  });

  it('offers only the countries that the transport serves', async () => {
    await open({ countries: ['FR', 'BE'] });
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    expect(options).toEqual(['Belgium', 'France']);
  });

  it('groups a pasted IBAN by four, whatever its separators', async () => {
    const { user } = await open({ needsIban: true });
    await user.click(screen.getByLabelText('IBAN'));
    await user.paste('fr7630006000-011234567890189');
    expect(screen.getByLabelText('IBAN')).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
    await user.tab();
    expect(screen.getByLabelText('IBAN')).toBeValid();
  });

  it('asks for no IBAN if the payment needs none', async () => {
    await open({ needsIban: false });
    expect(screen.queryByLabelText('IBAN')).toBeNull();
  });

  it('shows the identity section only if identities are collected', async () => {
    await open({ identityRequired: true });
    expect(screen.getByRole('group', { name: 'Identity document' })).toBeVisible();
    expect(screen.getByLabelText('Document number')).toBeRequired();
  });

  it('shows the server’s errors on their fields', async () => {
    const violations = [{ propertyPath: 'customer.email', message: 'No such mailbox', code: 'mailbox' }];
    await open({}, { code: 'invalid-request', status: 422, violations });
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getByText('No such mailbox')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('submits once everything is valid', async () => {
    const kept = {
      firstName: 'Léa',
      lastName: 'Durand',
      email: 'lea@example.fr',
      phone: '06 12 34 56 78',
      street: '12 rue des Lilas',
      zipCode: '69003',
      city: 'Lyon',
    };
    const { user, done } = await open({}, undefined, kept);
    await user.click(submit());
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('the caret in a grouped IBAN', () => {
  it('stays behind the same letters and digits', () => {
    expect(caretAfter('FR76 3000', 4)).toBe(4);
    expect(caretAfter('FR76 3000', 5)).toBe(6);
    expect(caretAfter('FR76 3000', 8)).toBe(9);
  });
});
