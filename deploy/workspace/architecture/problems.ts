import type { Source } from './permissions';

/** What an endpoint announces, and the table itself, raise nothing. */
const raises = ({ path }: Source): boolean =>
  /^(contracts\/src|services|read-models|web)\//.test(path) &&
  !/\.spec\.tsx?$|\/testing\/|\.api\.ts$|\/problems\/table\.ts$/.test(path);

/** Problems that nothing raises: their sentences are read by nobody. */
export function unraisedProblems(codes: readonly string[], sources: readonly Source[]): string[] {
  const texts = sources.filter(raises).map(({ text }) => text);
  return codes.filter((code) => !texts.some((text) => text.includes(`'${code}'`)));
}
