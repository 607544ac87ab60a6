const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');
let begun: string | undefined;

/** The small icon of whoever the page is shown for; without one, that with which the page began. */
export function showFavicon(address: string | null | undefined): void {
  const link = icon() ?? document.head.appendChild(document.createElement('link'));
  begun ??= link.getAttribute('href') ?? '';
  const wanted = address || begun;
  if (!wanted || link.getAttribute('href') === wanted) return;
  link.rel = 'icon';
  link.setAttribute('href', wanted);
}
