import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { renderApp } from '../kernel/testing/render-app';
import { DateTime } from './date-time';

const tell = (type: string) => act(() => void globalThis.dispatchEvent(new Event(type)));

it('a time that is relative on the screen is exact on paper', async () => {
  const value = new Date(Date.now() - 3 * 60_000).toISOString();
  await renderApp(<DateTime value={value} />);
  const time = screen.getByRole('time');
  const onScreen = time.textContent;
  const exact = String(time.getAttribute('title'));
  expect(onScreen).not.toBe(exact);
  tell('beforeprint');
  expect(time).toHaveTextContent(exact);
  tell('afterprint');
  expect(time.textContent).toBe(onScreen);
});
