import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from 'antd';
import { useState } from 'react';
import { renderApp } from '../kernel/testing/render-app';
import { UiProvider } from './ui-provider';

/** Dialogs that are taken away when they close, one above the other; the first may take its button along. */
function Page({ stays = true }: { stays?: boolean }) {
  const [open, setOpen] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      {(stays || !wasOpen) && (
        <button
          type="button"
          onClick={() => {
            setOpen(1);
            setWasOpen(true);
          }}
        >
          Ask
        </button>
      )}
      {open > 0 && (
        <Modal open title="First" footer={null} onCancel={() => setOpen(0)}>
          <button type="button" onClick={() => setOpen(2)}>
            Ask more
          </button>
          <button type="button" onClick={() => setOpen(0)}>
            Leave
          </button>
        </Modal>
      )}
      {open > 1 && (
        <Modal open title="Second" footer={null} onCancel={() => setOpen(1)}>
          <input aria-label="Why" />
          <button type="button" onClick={() => setOpen(1)}>
            Enough
          </button>
        </Modal>
      )}
    </main>
  );
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = (name: string): Promise<void> => userEvent.click(button(name));

async function ask(stays: boolean): Promise<void> {
  await renderApp(
    <UiProvider>
      <Page stays={stays} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask more' }));
  await userEvent.click(await screen.findByLabelText('Why'));
  await press('Enough');
  expect(button('Ask more')).toHaveFocus();
  await press('Leave');
}

describe('the focus of a dialog that is taken away', () => {
  it('goes back to where the dialog was opened, from one above the other too', async () => {
    await ask(true);
    expect(button('Ask')).toHaveFocus();
  });

  it('goes to the page when what opened the dialog is gone', async () => {
    await ask(false);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

/** A step that is begun in a dialog has another button afterwards. */
function Step() {
  const [asked, setAsked] = useState(false);
  const [begun, setBegun] = useState(false);
  const begin = (): void => {
    setBegun(true);
    setAsked(false);
  };
  return (
    <main tabIndex={-1}>
      <p>
        <button key={String(begun)} type="button" onClick={() => setAsked(true)}>
          {begun ? 'Complete' : 'Start'}
        </button>
      </p>
      {asked && (
        <Modal open title="Start?" footer={null}>
          <button type="button" onClick={begin}>
            Yes
          </button>
          <button type="button" onClick={() => setBegun(true)}>
            Begin first
          </button>
        </Modal>
      )}
    </main>
  );
}

it.each([[['Yes']], [['Begin first', 'Yes']]])(
  'what stands in the place of the button that opened a dialog gets the focus: %j',
  async (presses) => {
    await renderApp(
      <UiProvider>
        <Step />
      </UiProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByRole('button', { name: 'Yes' });
    for (const name of presses) await press(name);
    expect(button('Complete')).toHaveFocus();
  },
);

/** Lines that are taken away by their buttons, and a page that is another one after the last. */
function Lines() {
  const [lines, setLines] = useState(['First', 'Second']);
  return (
    <main tabIndex={-1}>
      {lines.length > 0 ? (
        <div>
          <h1>Lines</h1>
          <ol>
            {lines.map((line) => (
              <li key={line}>
                <button type="button" onClick={() => setLines(lines.filter((each) => each !== line))}>
                  {line}
                </button>
              </li>
            ))}
            {lines.length > 1 && <li>More</li>}
          </ol>
        </div>
      ) : (
        <button type="button">Another page</button>
      )}
    </main>
  );
}
const openLines = () =>
  renderApp(
    <UiProvider>
      <Lines />
    </UiProvider>,
  );

describe('the focus of a button that is taken away', () => {
  it('goes to what follows, and to the page when all of it is another', async () => {
    await openLines();
    await press('First');
    expect(button('Second')).toHaveFocus();
    await press('Second');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes to what came before when nothing follows', async () => {
    await openLines();
    await press('Second');
    expect(button('First')).toHaveFocus();
  });

  it('goes nowhere when somebody pressed beside everything meanwhile', async () => {
    await openLines();
    const second = button('Second');
    second.focus();
    await userEvent.click(document.body);
    fireEvent.click(second);
    expect(second).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});
