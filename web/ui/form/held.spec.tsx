import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App, Select, Switch } from 'antd';
import { useState } from 'react';
import { renderApp } from '../../kernel/testing/render-app';
import { ConfirmDialog } from '../page/confirm-dialog';
import { Held } from './held';

function Fields() {
  const [held, setHeld] = useState(false);
  const [on, setOn] = useState(false);
  return (
    <>
      <Held while={held}>
        <input aria-label="Name" defaultValue="Main" />
        <input type="checkbox" aria-label="Also" />
        <Switch aria-label="Open" checked={on} onChange={setOn} />
        <Select aria-label="Kind" mode="tags" defaultValue={['spare']} />
        <a href="#elsewhere">Elsewhere</a>
      </Held>
      <button onClick={() => setHeld(!held)}>Save</button>
    </>
  );
}

describe('fields that are being saved', () => {
  const turn = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  it('take nothing, and keep the focus', async () => {
    await renderApp(<Fields />);
    await turn();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' store');
    expect(name).toHaveValue('Main');
    expect(name).toHaveAttribute('readonly');
    expect(name).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(screen.getByRole('switch'));
    screen.getByRole('switch').focus();
    await userEvent.keyboard(' {Enter}');
    expect(screen.getByRole('switch')).not.toBeChecked();
    await userEvent.type(screen.getByRole('combobox'), '{Backspace}');
    expect(screen.getByTitle('spare')).toBeInTheDocument();
  });
  it('lead elsewhere even so, and take what is typed again afterwards', async () => {
    await renderApp(<Fields />);
    await turn();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link')).toHaveFocus();
    await turn();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' store');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Main store');
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.getByRole('switch')).toBeChecked();
  });
});

describe('a dialog whose act is under way', () => {
  function Asking() {
    const [pending, setPending] = useState(false);
    return (
      <App>
        <ConfirmDialog
          open
          title="Sell?"
          confirmLabel="Sell"
          pending={pending}
          onConfirm={() => setPending(true)}
          onCancel={() => undefined}
        >
          <input aria-label="Price" defaultValue="10" />
        </ConfirmDialog>
      </App>
    );
  }
  it('takes nothing that is typed', async () => {
    await renderApp(<Asking />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sell' }));
    const price = screen.getByRole('textbox', { name: 'Price' });
    await waitFor(() => expect(price).toHaveAttribute('readonly'));
    await userEvent.type(price, '0');
    expect(price).toHaveValue('10');
  });
});
