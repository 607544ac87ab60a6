import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../kernel/testing/render-app';
import { Unfolding } from './unfolding';

function Page() {
  const [open, setOpen] = useState(false);
  const content = (
    <>
      <input aria-label="Name" />
      <input aria-label="Place" />
    </>
  );
  return (
    <>
      <Unfolding open={open} onOpenChange={setOpen} content={content}>
        <button type="button" aria-expanded={open}>
          Views
        </button>
      </Unfolding>
      <button type="button">Columns</button>
    </>
  );
}

describe('a panel below its button', () => {
  const unfold = async (): Promise<void> => {
    await renderApp(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  };
  const views = () => screen.getByRole('button', { name: 'Views' });

  it('is left by the Tab key to what follows its button, and closes', async () => {
    await unfold();
    await userEvent.tab();
    expect(screen.getByLabelText('Place')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
    expect(views()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is left backwards to its button', async () => {
    await unfold();
    await userEvent.tab({ shift: true });
    expect(views()).toHaveFocus();
    expect(views()).toHaveAttribute('aria-expanded', 'false');
  });
});
