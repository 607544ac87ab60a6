import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import type { AppProblem } from '../api';
import { sessionOpened } from '../session';
import { renderApp } from '../testing/render-app';
import { useProblemText } from './problem-text';

const Told = ({ problem }: { problem: AppProblem }) => <p>{useProblemText()(problem)}</p>;
const locked = (retryAfter: number): AppProblem => ({
  ...{ code: 'too-many-requests', status: 429, violations: [], retryAfter },
});

describe('the text of a refusal', () => {
  it.each([
    [45, /Try again in 45 seconds\./, /Réessayez dans 45 secondes\./],
    [89, /Try again in 89 seconds\./, /Réessayez dans 89 secondes\./],
    [90, /Try again in 2 minutes\./, /Réessayez dans 2 minutes\./],
    [882, /Try again in 15 minutes\./, /Réessayez dans 15 minutes\./],
  ])('says a wait of %i seconds as a person would', async (seconds, english, french) => {
    const { i18n } = await renderApp(<Told problem={locked(seconds)} />);
    expect(await screen.findByText(english)).toBeVisible();
    await i18n.changeLanguage('fr-FR');
    expect(await screen.findByText(french)).toBeVisible();
  });

  it.each([
    ['internal-error', /contact us/],
    ['unexpected-reply', /contact us/],
    ['storage-full', /temporarily unavailable/],
  ] as const)('sends no visitor to an administrator: %s', async (code, words) => {
    const problem: AppProblem = { code, status: 500, violations: [] };
    const { store } = await renderApp(<Told problem={problem} />);
    expect(await screen.findByText(/administrator/)).toBeVisible();
    act(() => void store.dispatch(sessionOpened({ token: 'visitor', module: 'no_module' })));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/administrator/)).toBeNull();
  });

  it('gives the trace number that it asks to pass on', async () => {
    const problem: AppProblem = { code: 'internal-error', status: 500, violations: [], traceId: '0af765' };
    await renderApp(<Told problem={problem} />);
    expect(await screen.findByText(/the trace number\. Trace number: 0af765$/)).toBeVisible();
  });

  it('says of a request that was changed after it had arrived that the first one counts', async () => {
    const problem: AppProblem = { code: 'idempotency-key-reused', status: 422, violations: [] };
    await renderApp(<Told problem={problem} />);
    expect(await screen.findByText(/A first request did arrive/)).toBeVisible();
  });

  it.each([
    ['sso-configuration-error', 'unreachable', /does not answer.*in a few minutes/],
    ['sso-configuration-error', 'client-refused', /not set up correctly/],
    ['sso-callback-failed', 'not-active', /deactivated.*Ask your administrator/],
    ['sso-callback-failed', 'email-not-verified', /no e-mail address.*Ask your administrator/],
    ['sso-callback-failed', 'used-before', /Start again from the login page/],
  ] as const)('says of %s for the reason %s who can put it right', async (code, reason, words) => {
    const problem: AppProblem = { code, status: 401, violations: [], details: { reason } };
    await renderApp(<Told problem={problem} />);
    expect(await screen.findByText(words)).toBeVisible();
  });
});
