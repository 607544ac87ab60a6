import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { AppProblem } from '../kernel/api';
import { renderApp } from '../kernel/testing/render-app';
import { ErrorState } from './error-state';

const shown = async (problem: Pick<AppProblem, 'code' | 'status'>) => {
  await renderApp(<ErrorState problem={{ ...problem, violations: [] }} onRetry={() => undefined} />);
  await screen.findByRole('alert');
  return screen.queryByRole('button', { name: 'Try again' });
};

describe('what could not be shown', () => {
  it('can be tried again while that may help', async () => {
    expect(await shown({ code: 'unavailable', status: 503 })).toBeVisible();
  });

  it.each([
    ['forbidden', 403],
    ['session-expired', 401],
    ['user-inactive', 401],
  ] as const)('cannot when only somebody else or a log-in helps: %s', async (code, status) => {
    expect(await shown({ code, status })).toBeNull();
  });
});
