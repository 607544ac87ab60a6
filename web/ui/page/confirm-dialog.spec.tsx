import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../kernel/testing/render-app';
import { ConfirmDialog } from './confirm-dialog';

/** What it confirms is known only after a moment. */
function Asked() {
  const [known, setKnown] = useState(false);
  const nothing = (): void => undefined;
  return (
    <>
      <ConfirmDialog
        open
        ready
        title="Confirm the item?"
        confirmLabel="Confirm"
        disabled={!known}
        onConfirm={nothing}
        onCancel={nothing}
      />
      <button onClick={() => setKnown(true)}>Known</button>
    </>
  );
}

describe('a dialog that Enter confirms', () => {
  it('has the focus on its button, also where the button could not be pressed at first', async () => {
    await renderApp(<Asked />);
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    expect(confirm).toBeDisabled();
    screen.getByText('Known').click();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus());
  });
});

function Opened() {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <ConfirmDialog open={open} title="Sure?" confirmLabel="Yes" onConfirm={close} onCancel={close} />
    </>
  );
}

it('a dialog gives the focus back to what opened it', async () => {
  await renderApp(<Opened />);
  const opener = await screen.findByRole('button', { name: 'Ask' });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(opener).toHaveFocus());
});
