import type { TFunction } from 'i18next';
import type { FullKey, TextKey } from './typed-texts';

const t = ((key: string) => key) as unknown as TFunction;

/** The type check is the test: without an error on the next line, `@ts-expect-error` is one. */
describe('translation keys', () => {
  it('compile if they exist, and not otherwise', () => {
    expect(t('action.save')).toBe('action.save');
    // @ts-expect-error no such key
    expect(t('action.savee')).toBe('action.savee');
    const title: FullKey = 'common:page.home';
    // @ts-expect-error no such namespace
    const lost: FullKey = 'nowhere:page.home';
    const reason: TextKey<'common', 'page'> = 'home';
    expect([title, lost, reason]).toHaveLength(3);
  });
});
