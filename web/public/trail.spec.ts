import { routes } from './routes';
import { trailOf } from './trail';

const trail = (path: string): readonly (readonly [string | undefined, string])[] => {
  const route = routes.find((each) => each.path === path);
  return route ? trailOf(route, routes).map(({ path: to, name }) => [to, name] as const) : [];
};

describe('the trail of a page of the site', () => {
  it('names the pages above it, each with its address, and the page itself without one', () => {
    expect(trail('/results')).toEqual([
      ['/search', 'common:trail.search'],
      [undefined, 'catalogue:results.crumb'],
    ]);
  });

  it('is the page alone where only the home page is above it', () => {
    expect(trail('/stores')).toEqual([[undefined, 'catalogue:stores.title']]);
  });

  it('is not there on the home page, nor on the legal texts outside the frame', () => {
    expect(['/', '/cgu', '/cgs', '/faq', '/404'].flatMap(trail)).toEqual([]);
  });

  it('is there on every other page of the frame, below pages that exist and take no parameter', () => {
    const framed = routes.filter(({ path, layout }) => path !== '/' && layout !== 'outside');
    expect(framed.filter(({ path }) => trail(path).length === 0)).toEqual([]);
    const above = framed.flatMap((route) => route.above ?? []);
    expect(above.filter((path) => path.includes(':') || !routes.some((each) => each.path === path))).toEqual(
      [],
    );
  });
});
