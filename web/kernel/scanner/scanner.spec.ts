import { captureScans } from './scanner';

describe('the scanner', () => {
  let clock = 0;
  let scans: string[] = [];
  let stop: () => void;
  let field: HTMLInputElement;
  const letters: string[] = [];

  /** A key event as in a browser: the field receives it unless it was prevented. */
  function press(key: string, target: HTMLElement = document.body): KeyboardEvent {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    if (!event.defaultPrevented && target === field && key.length === 1) field.value += key;
    if (!event.defaultPrevented) letters.push(key);
    return event;
  }
  function type(text: string, gap: number, target?: HTMLElement): void {
    for (const key of text) {
      clock += gap;
      jest.advanceTimersByTime(gap);
      press(key, target);
    }
  }

  beforeEach(() => {
    jest.useFakeTimers();
    clock = 0;
    scans = [];
    letters.length = 0;
    field = document.createElement('input');
    document.body.replaceChildren(field);
    stop = captureScans({ onScan: (code) => scans.push(code), now: () => clock });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it.each(['Enter', 'Tab'])('captures a burst that ends with %s, and keeps that key from the page', (end) => {
    type('3700123456789', 8);
    clock += 8;
    expect(press(end).defaultPrevented).toBe(true);
    expect(scans).toEqual(['3700123456789']);
  });
  it('captures a burst followed by 80 ms of silence', () => {
    type('3700123456789', 8);
    jest.advanceTimersByTime(79);
    expect(scans).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scans).toEqual(['3700123456789']);
  });
  it('never leaves characters in a focused field, whatever it contained', () => {
    field.value = 'note';
    type('3700123456789', 8, field);
    jest.advanceTimersByTime(80);
    expect(field.value).toBe('note');
    expect(scans).toEqual(['3700123456789']);
  });
  it('is never triggered by typing, even fast typing', () => {
    type('3700123456789', 36, field);
    clock += 40;
    press('Enter', field);
    jest.advanceTimersByTime(500);
    expect(scans).toEqual([]);
    expect(field.value).toBe('3700123456789');
  });
  it('returns two keys pressed almost at once', () => {
    type('a', 100, field);
    type('b', 10, field);
    jest.advanceTimersByTime(80);
    expect(field.value).toBe('ab');
    expect(scans).toEqual([]);
  });
  it('captures the next scan at once', () => {
    type('1111111111111', 5);
    press('Enter');
    type('2222222222222', 5);
    press('Enter');
    expect(scans).toEqual(['1111111111111', '2222222222222']);
  });
  it('leaves shortcuts alone', () => {
    const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
  it('reports nothing once stopped', () => {
    stop();
    type('3700123456789', 8);
    jest.advanceTimersByTime(80);
    expect(scans).toEqual([]);
  });
});
