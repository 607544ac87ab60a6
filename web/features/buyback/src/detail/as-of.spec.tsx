import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { storeSession } from '../../../../kernel/session';
import { memoryStorage, renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../index';
import { modulePermissions } from '../permissions.fixture';
import { AsOf } from './as-of';
import { dayHere } from './as-of.rules';

afterEach(() => jest.useRealTimers());

const dayMs = 86_400_000;
const tomorrow = dayHere(new Date(Date.now() + dayMs));

it.each([
  [
    'a year that is typed digit by digit',
    ['0002-11-02', '0020-11-02', '0202-11-02', '2024-11-02'],
    '2024-11-02',
  ],
  ['a day to come', [tomorrow], null],
  ['no day', ['2024-11-02', ''], null],
])('takes a day once it is whole: %s', async (_what, typed, shown) => {
  const storage = memoryStorage();
  storeSession(storage, { premiumFeatures: [], ...modulePermissions('buyback.read-past') });
  const { router } = await renderApp(<AsOf />, { storage, locales });
  const field = await screen.findByLabelText('As of');
  jest.useFakeTimers();
  const asked = () => new URLSearchParams(router.state.location.search).get('asOf');
  for (const value of typed) {
    fireEvent.change(field, { target: { value } });
    expect(asked()).toBeNull();
  }
  act(() => void jest.advanceTimersByTime(1000));
  expect(asked()).toBe(shown);
});
