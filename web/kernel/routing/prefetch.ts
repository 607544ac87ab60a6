type Page = () => Promise<unknown>;

/** Not every browser tells; those that do respect a person who pays for each byte. */
const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** Fetches the script of a page before it is opened. If that fails, opening the page tries again and says so. */
export function prefetch(page: Page): void {
  if (!savesData()) page().catch(() => undefined);
}

/** Attributes of a link to a page: whoever points to it, or reaches it by keyboard, is about to open it. */
export const prefetchedBy = (page: Page) => ({
  onMouseEnter: () => prefetch(page),
  onFocus: () => prefetch(page),
});

/** Where a browser does not say when it is idle, in milliseconds. */
const pause = 2_000;
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(act);
  else setTimeout(act, pause);
};

/** The same for several, once the browser has nothing else to do. */
export const prefetchWhenIdle = (pages: readonly Page[]): void => whenIdle(() => pages.forEach(prefetch));
