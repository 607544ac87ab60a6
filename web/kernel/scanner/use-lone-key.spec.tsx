import { render } from '@testing-library/react';
import { useLoneKey } from './use-lone-key';

function Listener({ onKey }: { onKey: (key: string) => void }) {
  useLoneKey(onKey);
  return null;
}

/** @param at milliseconds; when the key was pressed, however late the page learns of it. */
function press(key: string, at: number, target: HTMLElement = document.body): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
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

  it.each([
    ['radio', ['1', 'Enter', 'i']],
    ['text', []],
  ])('are reported from a field of the type %s, but for those that it needs itself', (type, expected) => {
    const field = Object.assign(document.createElement('input'), { type });
    document.body.append(field);
    for (const [index, key] of ['1', 'ArrowDown', ' ', 'Enter', 'i'].entries())
      press(key, 1000 + index * 500, field);
    jest.runAllTimers();
    expect(heard).toEqual(expected);
    field.remove();
  });

  it.each(['button', 'summary'])('leave Enter to a %s that has the focus', (kind) => {
    const target = document.body.appendChild(document.createElement(kind));
    press('Enter', 1000, target);
    press('i', 1200, target);
    jest.runAllTimers();
    expect(heard).toEqual(['i']);
    target.remove();
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
