import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Dropdown } from 'antd';
import { renderApp } from '../kernel/testing/render-app';
import { menuChoice } from './menu-choice';

it('uses up the key that chose an entry: it is no press of what the entry gives the focus to', async () => {
  const chosen: string[] = [];
  const menu = {
    items: [{ key: 'edit', label: 'Edit' }],
    onClick: menuChoice((key) => void chosen.push(key)),
  };
  const shown = (
    <Dropdown trigger={['click']} menu={menu}>
      <Button>Menu</Button>
    </Dropdown>
  );
  await renderApp(shown, {});
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const entry = await screen.findByRole('menuitem', { name: 'Edit' });
  const isLeft = fireEvent.keyDown(entry, { key: 'Enter', keyCode: 13 });
  expect(chosen).toEqual(['edit']);
  expect(isLeft).toBe(false);
});
