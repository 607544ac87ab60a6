import { showFavicon } from './show-favicon';

const shown = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

it('an account’s icon is shown, and the page’s own again where the next account has none', () => {
  document.head.innerHTML = '<link rel="icon" href="/ours.png">';
  showFavicon('/api/pictures/theirs.png');
  expect(shown()).toBe('/api/pictures/theirs.png');
  showFavicon(null);
  expect(shown()).toBe('/ours.png');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
