import '@testing-library/jest-dom';
import { factorEndpoints } from '@reprise/contracts/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSubmission } from '../../../kernel/store';
import { fakeServer, problemBody, renderApp, type FakeReply } from '../../../kernel/testing/render-app';
import { locales } from './index';
import StepUpDialog from './step-up-dialog';

const { reset } = factorEndpoints;

/** Any screen with an act that asks for a second factor. */
function Screen() {
  const { submit, status, problem } = useSubmission();
  return (
    <>
      <button type="button" onClick={() => submit(reset, { params: { id: 'u-1' } })}>
        Act
      </button>
      <output>{problem?.code ?? status}</output>
      <StepUpDialog />
    </>
  );
}

describe('an act that asks for a second factor', () => {
  const held = { totp: { addedAt: '2026-01-05T09:00:00.000Z' }, passkeys: [], recoveryCodesLeft: 9 };
  const factors = { ...held, methods: ['totp', 'recovery'] };

  async function act(enrolled: boolean, proofs: readonly FakeReply[] = [{ status: 204 }]) {
    const answers = [...proofs];
    let shown = false;
    const server = fakeServer(({ url }): FakeReply => {
      if (url === '/api/session/factors') return { body: factors };
      if (url === '/api/session/second-factor') {
        const answer = answers.shift() ?? { status: 204 };
        shown = answer.status === 204;
        return answer;
      }
      const refusal = {
        ...problemBody('fresh-factor-required', 403),
        details: { area: 'settings', enrolled },
      };
      return shown ? { status: 204 } : { status: 403, body: refusal };
    });
    await renderApp(<Screen />, { fetch: server.fetch, locales });
    await userEvent.click(await screen.findByRole('button', { name: 'Act' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm with your second factor' });
    return { dialog, acts: () => server.calls.filter(({ url }) => url.endsWith('/reset-factors')) };
  }
  const confirm = async (code: string) => {
    const field = await screen.findByLabelText(/^Code of your/);
    await userEvent.clear(field);
    await userEvent.type(field, code);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  };

  it('is done once the person has shown one: the same call again, and the dialog is gone', async () => {
    const { acts } = await act(true);
    await confirm('123 456');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('accepted'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const keys = acts().map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('waits while a code is wrong, and says so', async () => {
    const { acts } = await act(true, [{ status: 403, body: problemBody('second-factor-incorrect', 403) }]);
    await confirm('000 000');
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not match/);
    expect(acts()).toHaveLength(1);
    await confirm('123 456');
    await waitFor(() => expect(acts()).toHaveLength(2));
  });

  it('is refused in words when he closes the dialog', async () => {
    const { acts } = await act(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('fresh-factor-required'));
    expect(acts()).toHaveLength(1);
  });

  it('leads who has none to where he sets one up', async () => {
    await act(false);
    expect(screen.getByRole('link', { name: /My security/ })).toHaveAttribute('href', '/my/security');
    expect(screen.queryByLabelText(/^Code of your/)).not.toBeInTheDocument();
  });
});
