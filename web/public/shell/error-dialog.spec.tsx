import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { sessionOpened } from '../../kernel/session';
import { problemRaised } from '../../kernel/store';
import { renderApp } from '../../kernel/testing/render-app';
import { ErrorDialog } from './error-dialog';

it.each(['session-expired', 'unauthenticated'] as const)(
  'a visitor, who never logged in, is not told to log in again (%s)',
  async (code) => {
    const { store } = await renderApp(<ErrorDialog goTo={() => undefined} />);
    act(() => void store.dispatch(sessionOpened({ token: 'visitor', module: 'no_module' })));
    act(() => void store.dispatch(problemRaised({ problem: { code, status: 401, violations: [] } })));
    expect(await screen.findByText('This page has expired')).toBeInTheDocument();
    expect(screen.getByText(/^The page was open for too long\. Nothing was changed\./)).toBeInTheDocument();
    expect(screen.getByText('Reload the page')).toBeInTheDocument();
    expect(screen.queryByText(/log in/i)).toBeNull();
  },
);
