import { publishedTerms } from '@reprise/contracts/configuration';
import type { TermsVersion } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { createHash } from 'node:crypto';

type Settings = Parameters<typeof publishedTerms>[0] & {
  readonly eulaTranslations?: Readonly<Record<string, string>>;
  readonly serviceTermsTranslations?: Readonly<Record<string, string>>;
};

/** Everything that a reader may have had before him: the text, its translations by language, and the PDF by its content. */
const partsOf = (settings: Settings, text: TermsVersion['text']): readonly unknown[] =>
  text === 'cgu'
    ? [settings.eula, sorted(settings.eulaTranslations), settings.eulaDocument]
    : [settings.serviceTerms, sorted(settings.serviceTermsTranslations), settings.serviceTermsDocument];

const sorted = (texts: Readonly<Record<string, string>> = {}) =>
  Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1));

const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** The published texts, each named by what it says. */
export const publishedVersions = (settings: Settings): readonly TermsVersion[] =>
  publishedTerms(settings).map((text) => ({ text, version: digestOf(partsOf(settings, text)) }));

/**
 * What is written down of what was accepted: only what is asked for.
 * @throws Refusal `password-terms-not-accepted`; `password-terms-changed` if what was accepted stands so no longer.
 */
export function acceptedOf(
  published: readonly TermsVersion[],
  said: readonly TermsVersion[],
): readonly TermsVersion[] {
  const texts = (of: readonly TermsVersion[]) => of.map(({ text }) => text);
  const missing = published.filter(({ text }) => !said.some((each) => each.text === text));
  if (missing.length > 0) throw new Refusal('password-terms-not-accepted', { texts: texts(missing) });
  const changed = published.filter(
    ({ text, version }) => !said.some((each) => each.text === text && each.version === version),
  );
  if (changed.length > 0) throw new Refusal('password-terms-changed', { texts: texts(changed) });
  return published.map(({ text, version }) => ({ text, version }));
}
