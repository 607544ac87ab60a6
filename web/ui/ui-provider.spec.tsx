import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Modal, theme } from 'antd';
import { renderApp } from '../kernel/testing/render-app';
import { Notice } from './notice';
import { UiProvider } from './ui-provider';

const Motion = () => <p>{theme.useToken().token.motion ? 'moves' : 'is still'}</p>;
const open = async (): Promise<void> => {
  await renderApp(
    <UiProvider>
      <Motion />
    </UiProvider>,
  );
};

describe('what has no room on a phone', () => {
  it('puts the action of a notice below its words', async () => {
    await renderApp(
      <UiProvider>
        <Notice family="amber" title="As of Monday" action={<button>Back to today</button>} />
      </UiProvider>,
    );
    expect((await screen.findByText('As of Monday')).closest('[role=alert]')).toHaveStyle({
      flexWrap: 'wrap',
    });
  });
  it('puts the buttons of a window below each other', async () => {
    await renderApp(
      <UiProvider>
        <Modal open okText="Go on" />
      </UiProvider>,
    );
    const footer = (await screen.findByRole('button', { name: 'Go on' })).parentElement;
    expect(footer).toHaveStyle({ flexWrap: 'wrap', rowGap: '8px' });
  });
});

describe('the title of a window', () => {
  it('ends before the button that closes it', async () => {
    await renderApp(
      <UiProvider>
        <Modal open title="Approve batch B20261128-01a221a6?" />
      </UiProvider>,
    );
    expect(await screen.findByText(/Approve batch/)).toHaveStyle({ paddingInlineEnd: '28px' });
  });
});

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
