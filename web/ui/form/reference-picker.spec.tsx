import '@testing-library/jest-dom';
import type { Reference } from '@reprise/contracts/kernel';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { problemBody, fakeServer, renderApp } from '../../kernel/testing/render-app';
import { frame } from '../../kernel/testing/settings-body';
import { ReferencePicker } from './reference-picker';

const warehouse: Reference = { to: 'organizations', where: { type: 'warehouse' }, active: true };
const rows = [
  { ...frame('w-1'), type: 'warehouse', commonName: 'Atelier de Lille', country: 'FR', status: 'active' },
  { ...frame('w-2'), type: 'warehouse', commonName: 'Atelier de Lyon', country: 'FR', status: 'active' },
];

function Picker({ first, reference = warehouse }: { first?: string; reference?: Reference }) {
  const [value, setValue] = useState<string | undefined>(first);
  return (
    <>
      <ReferencePicker aria-label="Workshop" reference={reference} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const page = { body: { 'hydra:member': rows, 'hydra:totalItems': rows.length } };

describe('a picker of documents', () => {
  it('fetches what the reference allows, searches while typing, and works with the keyboard', async () => {
    const server = fakeServer(() => page);
    await renderApp(<Picker />, { fetch: server.fetch });
    await userEvent.type(screen.getByRole('combobox', { name: 'Workshop' }), 'lyon');
    await screen.findByTitle('Atelier de Lyon');
    expect(screen.queryByTitle('Atelier de Lille')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('w-2')).toBeInTheDocument();
    const asked = new URL(server.calls[0]?.url ?? '', 'http://x.test').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      type: 'warehouse',
      status: 'active',
      pagination: 'false',
    });
  });
  it('shows the selected document by name, and reports if it may no longer be chosen', async () => {
    const { unmount } = await renderApp(<Picker first="w-1" />, { fetch: fakeServer(() => page).fetch });
    expect(await screen.findByTitle('Atelier de Lille')).toBeInTheDocument();
    unmount();
    await renderApp(<Picker first="w-9" />, { fetch: fakeServer(() => page).fetch });
    expect(await screen.findByTitle('No longer available')).toBeInTheDocument();
  });
  it('does not offer what the reference excludes', async () => {
    const elsewhere: Reference = { ...warehouse, except: { commonName: ['Atelier de Lyon'] } };
    await renderApp(<Picker reference={elsewhere} />, { fetch: fakeServer(() => page).fetch });
    await userEvent.click(screen.getByRole('combobox', { name: 'Workshop' }));
    expect(await screen.findByTitle('Atelier de Lille')).toBeInTheDocument();
    expect(screen.queryByTitle('Atelier de Lyon')).not.toBeInTheDocument();
  });
  it('says that one must be added first while there is none, and only then', async () => {
    const none = { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
    const { unmount } = await renderApp(<Picker />, { fetch: fakeServer(() => none).fetch });
    await userEvent.click(screen.getByRole('combobox', { name: 'Workshop' }));
    expect(await screen.findByText('There is nothing to choose yet. Add one first.')).toBeInTheDocument();
    unmount();
    await renderApp(<Picker />, { fetch: fakeServer(() => page).fetch });
    await userEvent.type(screen.getByRole('combobox', { name: 'Workshop' }), 'brest');
    expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
  });
  it('explains why there is nothing to choose', async () => {
    const server = fakeServer(() => ({ status: 403, body: problemBody('forbidden', 403) }));
    await renderApp(<Picker />, { fetch: server.fetch });
    await userEvent.click(screen.getByRole('combobox', { name: 'Workshop' }));
    expect(await screen.findByText(/Your role does not allow this/)).toBeInTheDocument();
  });
});
