/** @jest-environment jsdom */
import { browserStorage } from './storage';

const elsewhere = (key: string | null): void =>
  void globalThis.dispatchEvent(new StorageEvent('storage', { key }));
const shown = (persisted: boolean): void =>
  void globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the browser’s storage', () => {
  it('tells what other tabs do to a key, until nobody wants to hear it any more', () => {
    const changed = jest.fn();
    const stop = browserStorage.follow('CART', changed);
    elsewhere('CART');
    elsewhere('another');
    expect(changed).toHaveBeenCalledTimes(1);
    elsewhere(null);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    elsewhere('CART');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('tells a page that was kept while others were shown to look again', () => {
    const changed = jest.fn();
    const stop = browserStorage.follow('CART', changed);
    shown(false);
    expect(changed).not.toHaveBeenCalled();
    shown(true);
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
  });
});
