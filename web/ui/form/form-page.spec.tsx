import '@testing-library/jest-dom';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint } from '@reprise/contracts/kernel';
import { App } from 'antd';
import { z } from 'zod';
import { type ReactElement, useState } from 'react';
import { carryLeft, sessionClosed, sessionOpened } from '../../kernel/session';
import { storageKeys, tabStorage } from '../../kernel/storage';
import { useAppSelector, useSubmission } from '../../kernel/store';
import { attachServerState } from '../../kernel/store/server-state';
import { type FakeReply, fakeServer, problemBody, renderApp } from '../../kernel/testing/render-app';
import { FormPage } from './form-page';

const schema = z.object({ name: z.string().min(2).max(255), email: z.email() });

const createStock = endpoint({
  name: 'createStockOfSpec',
  method: 'POST',
  path: '/stocks',
  access: 'public',
  summary: 'A stock.',
  body: schema,
});

function StockForm() {
  const { submit, status, problem } = useSubmission();
  return (
    <FormPage
      title="Stock"
      schema={schema}
      initial={{ name: '', email: '', key: '' }}
      saving={status === 'sending'}
      problem={problem}
      onSave={(body) => submit(createStock, { body })}
      sections={[
        {
          key: 'main',
          title: 'General',
          fields: [
            { kind: 'text', name: 'name', label: 'Name' },
            { kind: 'email', name: 'email', label: 'E-mail' },
            { kind: 'password', name: 'key', label: 'Key' },
          ],
        },
      ]}
    />
  );
}
/** Leaving a form asks by antd's dialogs, which stand in its `App`. */
const shown = (form: ReactElement, options?: Parameters<typeof renderApp>[1]) =>
  renderApp(<App>{form}</App>, options);
const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a form page', () => {
  it('validates a field when it is left, not before', async () => {
    await shown(<StockForm />);
    await userEvent.type(name(), 'a');
    expect(screen.queryByText('At least 2 characters.')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText('At least 2 characters.')).toBeInTheDocument();
  });
  it('focuses the first error and sends nothing while there is one', async () => {
    const server = fakeServer(() => ({}));
    await shown(<StockForm />, { fetch: server.fetch });
    await save();
    await waitFor(() => expect(name()).toHaveFocus());
    expect(server.calls).toEqual([]);
  });
  it('shows the server’s violations on their fields, with their texts', async () => {
    const violations = [{ propertyPath: 'email', message: 'taken', code: 'already-used' }];
    const server = fakeServer(() => ({ status: 422, body: problemBody('invalid-request', 422, violations) }));
    await shown(<StockForm />, { fetch: server.fetch });
    await userEvent.type(name(), 'Main');
    await userEvent.type(email(), 'a@b.test');
    await save();
    expect(await screen.findByText('This value is already in use.')).toBeInTheDocument();
    await waitFor(() => expect(email()).toHaveFocus());
  });
  it('sends one request for two presses, and shows what is not saved', async () => {
    const server = fakeServer(() => new Promise<never>(() => undefined));
    await shown(<StockForm />, { fetch: server.fetch });
    await userEvent.type(name(), 'Main');
    expect(screen.getByText('1 field changed, not saved: Name')).toBeInTheDocument();
    await userEvent.type(email(), 'a@b.test');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(server.calls).toHaveLength(1);
  });
});

const stale = { code: 'stale-revision' as const, status: 412, violations: [] };
const mainSection = {
  key: 'main',
  title: 'General',
  fields: [
    { kind: 'text' as const, name: 'name', label: 'Name' },
    { kind: 'email' as const, name: 'email', label: 'E-mail' },
  ],
};

/** A record of which somebody else saves a newer version before the first save here. */
function Contested({ theirs, onSave }: { theirs: object; onSave: (values: object) => void }) {
  const base = { name: 'Main', email: 'a@b.test' };
  const [record, setRecord] = useState(base);
  const [refused, setRefused] = useState(false);
  const newer = record !== base;
  return (
    <FormPage
      title="Stock"
      schema={schema}
      sections={[mainSection]}
      initial={record}
      problem={refused ? stale : undefined}
      onStale={() => setRecord({ ...base, ...theirs })}
      onSave={newer ? onSave : () => setRefused(true)}
    />
  );
}

describe('a form over a newer version', () => {
  async function saveOver(theirs: object) {
    const saved: object[] = [];
    await renderApp(
      <App>
        <Contested theirs={theirs} onSave={(values) => saved.push(values)} />
      </App>,
    );
    await userEvent.clear(name());
    await userEvent.type(name(), 'Mine');
    await save();
    await screen.findByText('Someone else has changed this record');
    return saved;
  }
  it('shows mine and theirs, and saves what is chosen', async () => {
    const saved = await saveOver({ name: 'Theirs' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Yours: Mine' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Theirs: Theirs' }));
    expect(name()).toHaveValue('Theirs');
    await save();
    expect(saved).toEqual([{ name: 'Theirs', email: 'a@b.test' }]);
  });
  it('says that nothing is left to save where the reply to the same save was lost', async () => {
    await renderApp(
      <App>
        <Contested theirs={{ name: 'Mine' }} onSave={() => undefined} />
      </App>,
    );
    await userEvent.clear(name());
    await userEvent.type(name(), 'Mine');
    await save();
    expect(await screen.findByText(/already holds what you typed/)).toBeInTheDocument();
    expect(screen.queryByText('Someone else has changed this record')).toBeNull();
    expect(screen.getByText('No changes to save')).toBeInTheDocument();
  });
  it('adopts what only they changed, and keeps mine', async () => {
    const saved = await saveOver({ email: 'new@b.test' });
    expect(screen.getByText('Taken from the other person’s version: E-mail')).toBeInTheDocument();
    await save();
    expect(saved).toEqual([{ name: 'Mine', email: 'new@b.test' }]);
  });
});

describe('a form that is being saved', () => {
  it('takes nothing until the answer is there, and sends nothing twice for Enter', async () => {
    let refuse: (reply: FakeReply) => void = () => undefined;
    const server = fakeServer(() => new Promise<FakeReply>((answer) => (refuse = answer)));
    await shown(<StockForm />, { fetch: server.fetch });
    await userEvent.type(email(), 'a@b.test');
    await userEvent.type(name(), 'Main{Enter}');
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await userEvent.keyboard(' store{Enter}');
    expect(name()).toHaveValue('Main');
    expect(name()).toHaveFocus();
    act(() => refuse({ status: 503, body: problemBody('temporarily-unavailable', 503) }));
    await waitFor(() => expect(name()).not.toHaveAttribute('readonly'));
    await userEvent.keyboard(' store');
    expect(name()).toHaveValue('Main store');
    expect(server.calls).toHaveLength(1);
  });

  /** The server writes what it was given without the spaces around it; the form stays open. */
  function Lasting() {
    const [record, setRecord] = useState({ name: 'Main', email: 'a@b.test' });
    const [saves, setSaves] = useState(0);
    const onSave = (body: z.output<typeof schema>): void => {
      setRecord({ ...body, name: body.name.trim() });
      setSaves(saves + 1);
    };
    return (
      <FormPage
        title="Stock"
        schema={schema}
        sections={[mainSection]}
        initial={record}
        {...{ saves, onSave }}
        own
      />
    );
  }
  it('goes on with what was written, and with the focus where it was', async () => {
    await shown(<Lasting />);
    await userEvent.type(name(), ' store {Enter}');
    expect(name()).toHaveValue('Main store');
    expect(name()).toHaveFocus();
    expect(screen.getByText('No changes to save')).toBeInTheDocument();
    expect(screen.queryByText('Someone else has changed this record')).toBeNull();
  });
});

describe('leaving a form', () => {
  it('asks while something is not saved, and stays if told to', async () => {
    const { router } = await shown(<StockForm />);
    await userEvent.type(name(), 'Main');
    await act(() => router.navigate('/elsewhere'));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe('/');
    await act(() => router.navigate('/elsewhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the page' }));
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  });
});

describe('a form in which the session ends', () => {
  const session = (id: string) =>
    sessionOpened({
      token: 'token',
      user: { id, types: [], email: 'a@b.test', modules: {}, frontPermissions: {} },
    });
  let last: object = {};
  /** As in the dashboard: whoever is not signed in sees no form. */
  function Admitted() {
    return useAppSelector((state) => state.session.token) ? <StockForm /> : <p>log in</p>;
  }
  async function typedBefore(end: 'lapsed' | undefined) {
    const { store } = await shown(<Admitted />);
    act(() => {
      attachServerState(store);
      store.dispatch(session('u1'));
    });
    last = store;
    await userEvent.type(name(), 'Main');
    await userEvent.type(screen.getByLabelText('Key'), 'secret');
    act(() => void store.dispatch(sessionClosed(end)));
    await screen.findByText('log in');
    return (id: string) => act(() => void store.dispatch(session(id)));
  }
  it('has what was typed again for the same person, and says that it is not saved', async () => {
    const logIn = await typedBefore('lapsed');
    logIn('u1');
    expect(name()).toHaveValue('Main');
    expect(screen.getByText(/What you had typed is here again/)).toBeInTheDocument();
    expect(screen.getByText('2 fields changed, not saved: Name, Key')).toBeInTheDocument();
  });
  /** The identity provider is another site: this page and its memory are gone when it leads back. */
  async function comesBackFromProvider(id: string, later = 0) {
    await typedBefore('lapsed');
    carryLeft(last);
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
    const { store } = await shown(<Admitted />);
    act(() => {
      attachServerState(store);
      store.dispatch(session(id));
    });
  }
  afterEach(() => {
    jest.restoreAllMocks();
    tabStorage.remove(storageKeys.left);
  });
  it('has it again for the same person who has logged in at an identity provider, once', async () => {
    await comesBackFromProvider('u1');
    expect(name()).toHaveValue('Main');
    expect(screen.getByText(/What you had typed is here again/)).toBeInTheDocument();
    expect(tabStorage.read(storageKeys.left)).toBeNull();
  });
  it('keeps no secret in the browser on the way', async () => {
    await comesBackFromProvider('u1');
    expect(screen.getByLabelText('Key')).toHaveValue('');
  });
  it.each([
    ['for another whom the provider brings back', 'u2', 0],
    ['a quarter of an hour later', 'u1', 16 * 60_000],
  ])('is empty %s', async (_what, id, later) => {
    await comesBackFromProvider(id, later);
    expect(name()).toHaveValue('');
    expect(tabStorage.read(storageKeys.left)).toBeNull();
  });
  it('is empty for somebody else', async () => {
    const logIn = await typedBefore('lapsed');
    logIn('u2');
    expect(name()).toHaveValue('');
  });
  it('is empty after a log-out', async () => {
    const logIn = await typedBefore(undefined);
    logIn('u1');
    expect(name()).toHaveValue('');
  });
});
