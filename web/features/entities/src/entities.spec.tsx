import '@testing-library/jest-dom';
import { organisationContract } from '@reprise/contracts/organisation';
import type { Permission } from '@reprise/contracts/permissions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens, sent } from '../../../kernel/testing/declared-screens';
import { type FakeCall, problemBody } from '../../../kernel/testing/render-app';
import { frame } from '../../../kernel/testing/settings-body';
import { locales, paths, routes } from './index';
import screens from './entities.screens';

const parsed = (fields: object) => organisationContract.schema.parse(fields);
const unit = { ...parsed({ type: 'root_management_unit', commonName: 'Head office' }), ...frame('o-1') };
const store = {
  ...parsed({
    type: 'store',
    commonName: 'Lille',
    city: 'Lille',
    country: 'BE',
    parentOrganizationId: 'o-1',
  }),
  ...frame('o-2'),
};
const manager: readonly Permission[] = ['organisation.list', 'organisation.create', 'organisation.update'];
const open = (name: 'List' | 'Create' | 'Edit', answer?: (call: FakeCall) => object | undefined) =>
  openScreens({
    screens,
    paths,
    locales,
    held: manager,
    name,
    id: 'o-2',
    rows: [unit, store],
    row: store,
    answer,
  });

describe('the entities', () => {
  it('stand at the addresses of the specification', () => {
    expect(routes.map(({ path }) => path)).toEqual(['/entities', '/entity/create', '/entity/:id/edit']);
  });
  it('show countries and parents by their names', async () => {
    await open('List');
    expect(await screen.findByText('Belgium')).toBeInTheDocument();
    // As a row of its own, and as the store's parent once names are there.
    await waitFor(() => expect(screen.getAllByText('Head office').length).toBeGreaterThan(1));
  });
  it('keep their root', async () => {
    await open('List');
    await userEvent.click(await screen.findByLabelText('Actions for Head office'));
    const remove = await screen.findByRole('menuitem', { name: /Remove \(it is the root of the account\)/ });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('an entity', () => {
  it('keeps its type, takes a country by its name, and drops what is emptied', async () => {
    const { calls } = await open('Edit');
    expect(await screen.findByRole('combobox', { name: 'Type' })).toBeDisabled();
    await userEvent.type(screen.getByRole('combobox', { name: /^Country/ }), 'Luxem');
    await userEvent.click(await screen.findByTitle('Luxembourg'));
    await userEvent.clear(screen.getByRole('textbox', { name: /^City/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({ country: 'LU', city: null, commonName: 'Lille' });
    expect(sent(calls, 'PATCH')?.body).not.toHaveProperty('street');
  });
  it('says what the server refuses', async () => {
    await open('Edit', ({ method }) =>
      method === 'PATCH' ? { status: 422, body: problemBody('parent-not-allowed', 422) } : undefined,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Nothing was changed/)).toBeInTheDocument();
  });
  it('asks where a store belongs before it is sent', async () => {
    const { calls } = await open('Create');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Type' }));
    expect(await screen.findByTitle('Workshop')).toBeInTheDocument();
    // An account has one root, and has it already.
    expect(screen.queryByTitle('Root management unit')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Parent entity (optional)' })).toBeInTheDocument();
    await userEvent.click(await screen.findByTitle('Store'));
    expect(await screen.findByRole('combobox', { name: 'Parent entity' })).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Lille');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Parent entity/ })).toBeInvalid());
    expect(sent(calls, 'POST')).toBeUndefined();
  });
});

describe('the hours of a store', () => {
  it('are entered day by day: a day that opens takes those of the open day before it', async () => {
    const { calls } = await open('Edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Monday: add hours' }));
    fireEvent.change(screen.getByLabelText('Monday, from'), { target: { value: '10:00' } });
    fireEvent.change(screen.getByLabelText('Monday, until'), { target: { value: '00:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Thursday: add hours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    const late = [{ from: '10:00', to: '24:00' }];
    expect(sent(calls, 'PATCH')?.body).toMatchObject({ weeklyHours: { monday: late, thursday: late } });
  });
  it('are not sent while they end before they begin, and the day says so', async () => {
    const { calls } = await open('Edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Sunday: add hours' }));
    fireEvent.change(screen.getByLabelText('Sunday, until'), { target: { value: '08:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The end must come after the beginning.')).toBeInTheDocument();
    expect(screen.getByLabelText('Sunday, until')).toBeInvalid();
    expect(sent(calls, 'PATCH')).toBeUndefined();
  });
  it('have dates of their own, closed unless hours are added', async () => {
    const { calls } = await open('Edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a date' }));
    fireEvent.change(screen.getByLabelText('Date 1'), { target: { value: '2026-12-25' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'PATCH')).toBeDefined());
    expect(sent(calls, 'PATCH')?.body).toMatchObject({ specialDays: [{ date: '2026-12-25', hours: [] }] });
  });
});
