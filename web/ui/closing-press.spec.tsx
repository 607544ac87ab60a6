import '../kernel/testing/motion.fixture';
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { renderApp } from '../kernel/testing/render-app';
import { Drawer } from './drawer';
import { UiProvider } from './ui-provider';

type Asks = (open: boolean, answer: () => void) => ReactNode;

/** Closes with an answer, and says how many there were. */
function Asking({ asks }: { asks: Asks }) {
  const [open, setOpen] = useState(true);
  const [times, setTimes] = useState(0);
  const answer = () => {
    setTimes((before) => before + 1);
    setOpen(false);
  };
  return (
    <UiProvider>
      <p>Answered {times} times</p>
      {asks(open, answer)}
    </UiProvider>
  );
}

describe('what closes is still there, and is answered once:', () => {
  it.each<[string, Asks]>([
    ['a dialog', (open, answer) => <Modal {...{ open, okText: 'Yes' }} onOk={answer} />],
    ['a drawer', (open, answer) => <Drawer open={open} footer={<button onClick={answer}>Yes</button>} />],
  ])('%s', async (_what, asks) => {
    await renderApp(<Asking asks={asks} />);
    const yes = await screen.findByRole('button', { name: 'Yes' });
    await userEvent.click(yes);
    expect(yes).toBeVisible();
    fireEvent.click(yes, { detail: 1 });
    fireEvent.click(yes);
    expect(screen.getByText('Answered 1 times')).toBeInTheDocument();
    expect(fireEvent.keyDown(yes, { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(yes, { key: ' ' })).toBe(false);
    expect(fireEvent.keyDown(yes, { key: 'Escape' })).toBe(true);
  });
});
