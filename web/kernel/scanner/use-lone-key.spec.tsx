import { render } from '@testing-library/react';
import { useLoneKey } from './use-lone-key';

function Listener({ onKey }: { onKey: (key: string) => void }) {
  useLoneKey(onKey);
  return null;
}

/** @param at milliseconds; when the key was pressed, however late the page learns of it. */
function press(key: string, at: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  document.body.dispatchEvent(event);
}

describe('keys pressed singly', () => {
  const heard: string[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    heard.length = 0;
    render(<Listener onKey={(key) => heard.push(key)} />);
  });
  afterEach(() => jest.useRealTimers());

  it('are reported after a pause', () => {
    press('1', 1000);
    expect(heard).toEqual([]);
    jest.runAllTimers();
    expect(heard).toEqual(['1']);
  });

  it('are each reported by a page that was too busy to handle them in between', () => {
    press('1', 1000);
    press('3', 1120);
    press('0', 1240);
    jest.runAllTimers();
    expect(heard).toEqual(['1', '3', '0']);
  });

  it('are not reported if they come as fast as from a scanner', () => {
    for (const [index, digit] of [...'2951884752853'].entries()) press(digit, 1000 + index * 5);
    jest.runAllTimers();
    expect(heard).toEqual([]);
  });

  it('belong to a dialog while one is open, wherever the focus is: the page behind it hears none', () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    const rects = jest.spyOn(dialog, 'getClientRects');
    rects.mockReturnValue([{}] as unknown as DOMRectList);
    press('Enter', 1000);
    jest.runAllTimers();
    expect(heard).toEqual([]);
    // Closed, but still in the page.
    rects.mockReturnValue([] as unknown as DOMRectList);
    press('Enter', 2000);
    jest.runAllTimers();
    expect(heard).toEqual(['Enter']);
  });
});
