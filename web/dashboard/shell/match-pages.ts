/** Without accents and case, so that "reglages" finds "Réglages". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Pages whose name contains every typed word; names that start with the text come first. */
export function matchPages<T extends { label: string }>(pages: readonly T[], text: string): T[] {
  const wanted = plain(text.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  const starts = (page: T): number => (plain(page.label).startsWith(wanted) ? 0 : 1);
  return pages
    .filter((page) => words.every((word) => plain(page.label).includes(word)))
    .sort((a, b) => starts(a) - starts(b))
    .slice(0, 12);
}
