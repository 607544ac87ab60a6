import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { renderApp } from '../kernel/testing/render-app';
import { Drawer } from './drawer';
import { UiProvider } from './ui-provider';

function Opened({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <button onClick={() => setOpen(true)}>Open</button>
      <Drawer open={open} title="History of Main" onClose={() => setOpen(false)}>
        {children}
      </Drawer>
    </UiProvider>
  );
}
async function opened(children: ReactNode) {
  await renderApp(<Opened>{children}</Opened>);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'History of Main' });
}

describe('a drawer that opens', () => {
  it('has the focus on the first control of what stands in it', async () => {
    await opened(<button>Restore</button>);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus());
  });
  it.each([
    ['there is nothing to press', <p key="words">Nothing has changed.</p>],
    ['a text is typed first', <input key="field" aria-label="Search" />],
  ])('has it on its title where %s', async (_what, content) => {
    await opened(content);
    await waitFor(() => expect(screen.getByText('History of Main')).toHaveFocus());
  });
});

describe('a button that works', () => {
  it.each([
    ['with an icon', <i key="icon" />],
    ['without one', undefined],
  ])('%s has the name that it had before', async (_what, icon) => {
    await renderApp(
      <UiProvider>
        <Button loading icon={icon}>
          Save
        </Button>
      </UiProvider>,
    );
    expect(await screen.findByRole('button')).toHaveAccessibleName('Save');
  });
});
