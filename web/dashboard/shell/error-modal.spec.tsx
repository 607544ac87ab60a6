import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemRaised, problemReset } from '../../kernel/store';
import { renderApp } from '../../kernel/testing/render-app';
import { ErrorModal } from './error-modal';

const problem = { code: 'internal-error' as const, status: 500, violations: [], traceId: 'trace-1' };

async function open(raised: Parameters<typeof problemRaised>[0]) {
  const done: string[] = [];
  const ways = {
    goTo: (path: string) => void done.push(path),
    reload: () => void done.push('reload'),
    endSession: () => void done.push('login'),
  };
  const { store } = await renderApp(<ErrorModal {...ways} />);
  act(() => void store.dispatch(problemRaised(raised)));
  return { store, done };
}

describe('the error modal', () => {
  it('offers to reconnect when the session has expired, and nothing else', async () => {
    const expired = { code: 'session-expired' as const, status: 401, violations: [] };
    const { done, store } = await open({ problem: expired });
    expect(await screen.findByText('You have been logged out')).toBeInTheDocument();
    expect(screen.getByText(/^Your session has expired\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(done).toEqual(['login']);
    expect(store.getState().problems.problem).toBeNull();
  });
  it.each([
    ['deactivated', 'user-inactive', /^Your access has been deactivated\..* Ask your administrator/],
    ['removed', 'user-removed', /^Your user account no longer exists\..* ask your administrator/],
  ] as const)('tells somebody who has been %s so, and not to log in again', async (_how, code, sentence) => {
    const { done } = await open({ problem: { code, status: 401, violations: [] } });
    expect(await screen.findByText('You have been logged out')).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(done).toEqual(['login']);
  });
  it.each([
    ['goes home', { goHome: true }, 'Back to home', '/home'],
    ['reloads', { reloadPage: true }, 'Reload the page', 'reload'],
    ['goes to the route it was given', { redirectToRoute: '/buybacks' }, 'Continue', '/buybacks'],
  ])('otherwise %s', async (_way, raised, button, goal) => {
    const { done } = await open({ problem, ...raised });
    expect(await screen.findByText('trace-1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(done).toEqual([goal]);
  });
  it('stays readable after its state has reset itself', async () => {
    const { store } = await open({ problem });
    await screen.findByText('trace-1');
    act(() => void store.dispatch(problemReset()));
    await waitFor(() => expect(screen.getByText('trace-1')).toBeInTheDocument());
  });
});
