import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../kernel/testing/render-app';
import { ButtonMenu } from './button-menu';

const items = [
  { key: 'edit', label: 'Edit' },
  { key: 'remove', label: 'Remove' },
];

describe('a menu below its button', () => {
  it('takes the focus, and gives it back to its button, before what was chosen is done too', async () => {
    const chosen: string[] = [];
    await renderApp(
      <ButtonMenu menu={{ items, onClick: ({ key }) => chosen.push(`${key} ${document.activeElement?.id}`) }}>
        <button type="button" id="opener">
          Actions
        </button>
      </ButtonMenu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(chosen).toEqual(['edit opener']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  });

  it('uses up the key that chose an entry: it is no press of what the entry gives the focus to', async () => {
    const chosen: string[] = [];
    await renderApp(
      <ButtonMenu menu={{ items, onClick: ({ key }) => void chosen.push(key) }}>
        <button type="button">Actions</button>
      </ButtonMenu>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    const entry = await screen.findByRole('menuitem', { name: 'Edit' });
    expect(fireEvent.keyDown(entry, { key: 'Enter', keyCode: 13 })).toBe(false);
    expect(chosen).toEqual(['edit']);
  });
});
