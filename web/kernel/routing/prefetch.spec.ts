import { prefetch, prefetchWhenIdle } from './prefetch';

describe('the script of a page that is about to be opened', () => {
  const page = jest.fn(() => Promise.reject(new Error('away')));
  beforeEach(() => page.mockClear());

  it('is fetched, and a failure is left to who opens the page', () => {
    prefetch(page);
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('is not fetched for who pays for each byte', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    prefetch(page);
    expect(page).not.toHaveBeenCalled();
    Object.assign(navigator, { connection: undefined });
  });

  it('waits until the browser has nothing else to do', () => {
    const waiting: (() => void)[] = [];
    Object.assign(globalThis, { requestIdleCallback: (act: () => void) => waiting.push(act) });
    prefetchWhenIdle([page]);
    expect(page).not.toHaveBeenCalled();
    waiting.forEach((act) => act());
    expect(page).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });
});
