import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { theme } from 'antd';
import { renderApp } from '../kernel/testing/render-app';
import { UiProvider } from './ui-provider';

const Motion = () => <p>{theme.useToken().token.motion ? 'moves' : 'is still'}</p>;
const open = async (): Promise<void> => {
  await renderApp(
    <UiProvider>
      <Motion />
    </UiProvider>,
  );
};

describe('what is shown', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is still for who wants less motion', async () => {
    const asked = globalThis.matchMedia;
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) => ({ ...asked(query), matches: query.includes('reduced-motion') }));
    await open();
    expect(await screen.findByText('is still')).toBeVisible();
  });

  it('moves for everybody else', async () => {
    await open();
    expect(await screen.findByText('moves')).toBeVisible();
  });
});
