import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
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

function Opened({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <ConfirmDialog open={open} title="Sure?" confirmLabel="Yes" onConfirm={close} onCancel={close}>
        {children}
      </ConfirmDialog>
    </>
  );
}

const field = (
  <>
    <input type="checkbox" aria-label="Also" />
    <input aria-label="Name" />
  </>
);

it('a dialog begins with its first field, so that a space typed into it does not close it', async () => {
  await renderApp(<Opened>{field}</Opened>);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await userEvent.keyboard('Winter prices');
  expect(screen.getByLabelText('Name')).toHaveValue('Winter prices');
});

it.each([
  ['without a field', undefined],
  ['with one', field],
])('a dialog %s gives the focus back to what opened it', async (_what, children) => {
  await renderApp(<Opened>{children}</Opened>);
  const opener = await screen.findByRole('button', { name: 'Ask' });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(opener).toHaveFocus());
});
