/** How sagas navigate; the app provides the router's functions at startup. */
export type PageNavigation = {
  goTo(path: string): void;
  /** Full page load inside the app: nothing in memory survives. */
  restartAt(path: string): void;
  reload(): void;
  /** To another site (an identity provider's logout). */
  leaveFor(url: string): void;
};

/** @param basename `/dashboard` or empty; `route` is set once the router exists. */
export function browserPages(basename: string): PageNavigation & { route(go: (path: string) => void): void } {
  let go = (path: string): void => globalThis.location.assign(basename + path);
  return {
    route: (byRouter) => {
      go = byRouter;
    },
    goTo: (path) => go(path),
    restartAt: (path) => {
      if (globalThis.location.pathname === basename + path) globalThis.location.reload();
      else globalThis.location.assign(basename + path);
    },
    reload: () => globalThis.location.reload(),
    leaveFor: (url) => globalThis.location.assign(url),
  };
}
