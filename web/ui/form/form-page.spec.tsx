import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { useSubmission } from '../../kernel/store';
import { fakeServer, problemBody, renderApp } from '../../kernel/testing/render-app';
import { FormPage } from './form-page';

const schema = z.object({ name: z.string().min(2).max(255), email: z.email() });

function StockForm() {
  const { submit, status, problem } = useSubmission('stock');
  return (
    <FormPage
      title="Stock"
      schema={schema}
      initial={{ name: '', email: '' }}
      saving={status === 'sending'}
      problem={problem}
      onSave={(body) => submit({ path: '/stocks', body })}
      sections={[
        {
          key: 'main',
          title: 'General',
          fields: [
            { kind: 'text', name: 'name', label: 'Name' },
            { kind: 'email', name: 'email', label: 'E-mail' },
          ],
        },
      ]}
    />
  );
}
const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a form page', () => {
  it('judges a field when it is left, not before', async () => {
    await renderApp(<StockForm />);
    await userEvent.type(name(), 'a');
    expect(screen.queryByText('At least 2 characters.')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText('At least 2 characters.')).toBeInTheDocument();
  });
  it('focuses the first fault and sends nothing while there is one', async () => {
    const server = fakeServer(() => ({}));
    await renderApp(<StockForm />, { fetch: server.fetch });
    await save();
    await waitFor(() => expect(name()).toHaveFocus());
    expect(server.calls).toEqual([]);
  });
  it('puts the server’s violations on their fields, with their words', async () => {
    const violations = [{ propertyPath: 'email', message: 'taken', code: 'already-used' }];
    const server = fakeServer(() => ({ status: 422, body: problemBody('invalid-request', 422, violations) }));
    await renderApp(<StockForm />, { fetch: server.fetch });
    await userEvent.type(name(), 'Main');
    await userEvent.type(email(), 'a@b.test');
    await save();
    expect(await screen.findByText('This value is already used.')).toBeInTheDocument();
    await waitFor(() => expect(email()).toHaveFocus());
  });
  it('sends one request for two presses, and says what is not saved', async () => {
    const server = fakeServer(() => new Promise<never>(() => undefined));
    await renderApp(<StockForm />, { fetch: server.fetch });
    await userEvent.type(name(), 'Main');
    expect(screen.getByText('1 field changed, not saved: Name')).toBeInTheDocument();
    await userEvent.type(email(), 'a@b.test');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(server.calls).toHaveLength(1);
  });
});
