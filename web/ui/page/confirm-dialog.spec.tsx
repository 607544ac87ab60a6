import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
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
