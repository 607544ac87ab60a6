import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { endpoint } from '@reprise/contracts/kernel';
import { App } from 'antd';
import { useSubmission } from '../kernel/store';
import { fakeServer, renderApp } from '../kernel/testing/render-app';
import { ConfirmDialog } from './page/confirm-dialog';
import { UiProvider } from './ui-provider';

const approve = endpoint({
  name: 'approveOfSpec',
  method: 'POST',
  path: '/approvals',
  access: 'public',
  summary: 'An approval.',
});

/** Asks before it approves; Enter confirms at once. */
function Approving() {
  const [open, setOpen] = useState(false);
  const { submit, status } = useSubmission();
  return (
    <UiProvider>
      <App>
        <button onClick={() => setOpen(true)}>Approve</button>
        <ConfirmDialog
          {...{ open, ready: true, title: 'Approve it?', confirmLabel: 'Yes' }}
          pending={status === 'sending'}
          onConfirm={() => submit(approve, {})}
          onCancel={() => setOpen(false)}
        />
      </App>
    </UiProvider>
  );
}

/** An answer brings the next question to the same place. */
function Asking() {
  const [at, setAt] = useState(1);
  return (
    <UiProvider>
      <button key={at} onClick={() => setAt(at + 1)}>
        Yes to question {at}
      </button>
    </UiProvider>
  );
}

function Paging() {
  const [page, setPage] = useState(1);
  return (
    <UiProvider>
      <button onClick={() => setPage(page + 1)}>Next</button>
      <p>Page {page}</p>
    </UiProvider>
  );
}

describe('what is pressed twice quickly', () => {
  const server = () => fakeServer(() => ({ status: 204 }));
  const pressed = async (fetch: typeof globalThis.fetch, text: string) => {
    await renderApp(<Approving />, { fetch });
    screen.getByRole('button', { name: 'Approve' }).focus();
    await userEvent.keyboard(text);
    return screen.findByRole('button', { name: 'Yes' });
  };
  it('opens a dialog with Enter, and does not confirm it unread while the key is held', async () => {
    const { fetch } = server();
    const yes = await pressed(fetch, '{Enter}');
    yes.focus();
    expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
  });
  it('opens a dialog and confirms it with two Enters, as on the bench', async () => {
    const { calls, fetch } = server();
    const yes = await pressed(fetch, '{Enter}');
    yes.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls).toHaveLength(1));
  });
  it('is done once, however fast the server answers', async () => {
    const { calls, fetch } = server();
    const yes = await pressed(fetch, '{Enter}');
    fireEvent.click(yes, { detail: 1 });
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(yes).not.toHaveClass('ant-btn-loading'));
    fireEvent.click(yes, { detail: 2 });
    expect(calls).toHaveLength(1);
    fireEvent.click(yes, { detail: 1 });
    await waitFor(() => expect(calls).toHaveLength(2));
  });
  it('does not press what the first click has brought', async () => {
    await renderApp(<Asking />);
    const button = () => screen.getByRole('button');
    fireEvent.click(button(), { detail: 1 });
    fireEvent.click(button(), { detail: 2 });
    expect(button()).toHaveTextContent('question 2');
    fireEvent.click(button(), { detail: 1 });
    expect(button()).toHaveTextContent('question 3');
  });
  it('goes on twice where the same button stays', async () => {
    await renderApp(<Paging />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 3')).toBeInTheDocument();
  });
});
