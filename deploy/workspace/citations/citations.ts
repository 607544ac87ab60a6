/**
 * A place in the specification cited by a text: `back office §5`, `http api "Filters"`, `customer journey §4
 * "Cart"`.
 */
export type Citation = { readonly page: string; readonly section?: string; readonly quoted?: string };
/** Texts of the specification's pages, by the name under which they are cited. */
export type Pages = Readonly<Record<string, string>>;

const numbers = String.raw`§\d+(?:(?:, | and | to )§?\d+)*`;
const place = String.raw`(?: (${numbers}))?(?: "([^"\n]+)")?`;
const citation = new RegExp(
  String.raw`\b(customer journey|back office|http api|domain|experience|look|style)${place}`,
  'gi',
);
/** Citations that readers of this repository cannot follow: pages that are not here, sections without a page. */
const loose =
  /\b(?:customer|back[- ]office|customer and store|both|the) seeds?\b|\bseeds? (?:000 )?§|\b(?:experience|visual|style|api|domain)\.md\b|§\d+/gi;

/** Every citation of a text. A page's name without a section or a heading is an ordinary word. */
export function citationsOf(text: string): Citation[] {
  return [...oneLine(text).matchAll(citation)].flatMap(([, name = '', sections, quoted]) => {
    const cited = { page: name.toLowerCase(), ...(quoted ? { quoted } : {}) };
    if (sections) return (sections.match(/\d+/g) ?? []).map((section) => ({ ...cited, section }));
    return quoted ? [cited] : [];
  });
}

/** Words that look like a citation but name no page of the specification. */
export const looseCitationsOf = (text: string): string[] =>
  oneLine(text)
    .replace(citation, (words) => (/[§"]/.test(words) ? '' : words))
    .match(loose) ?? [];

/** Why a citation is invalid; undefined if its section exists and contains the quoted words. */
export function faultOf({ page, section, quoted }: Citation, pages: Pages): string | undefined {
  const text = pages[page];
  if (text === undefined) return `no page is cited as "${page}"`;
  const part = section ? sectionOf(text, section) : headingsOf(text);
  if (part === undefined) return `${page} has no §${section}`;
  return quoted && !part.toLowerCase().includes(quoted.toLowerCase())
    ? `${page}${section ? ` §${section}` : ''} does not contain "${quoted}"`
    : undefined;
}

/** A wrapped comment is read as one line. */
const oneLine = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
const headingsOf = (text: string): string => (text.match(/^#+ .*$/gm) ?? []).join('\n');
const sectionOf = (text: string, number: string): string | undefined =>
  text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${number}. `));
