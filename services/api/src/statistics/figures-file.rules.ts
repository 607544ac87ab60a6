import type { Figures } from '@reprise/contracts/statistics';

type Week = { readonly from: string; readonly to: string };
type Column = { readonly day: string; readonly figures: Figures };

const extension = '.csv';
/** What a file may be called everywhere: no path, no control characters, no other kind of file. */
const nameable = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,90}$/u;

/** The names asked for, with the week in place of `{from}` and `{to}`; those that cannot name a file are left out. */
export function fileNamesOf(formats: readonly string[], { from, to }: Week): string[] {
  const names = formats.map((format) => {
    const plain = format.endsWith(extension) ? format.slice(0, -extension.length) : format;
    return plain.replaceAll('{from}', from).replaceAll('{to}', to);
  });
  return [...new Set(names.filter((name) => nameable.test(name)))].map((name) => name + extension);
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** One level: figures of the workshop have its name before their own. */
function flat({ refurbishment, ...own }: Figures): Map<string, number | null> {
  const ofWorkshop = Object.entries(refurbishment ?? {}).map(
    ([name, value]) => [`refurbishment${capital(name)}`, value] as const,
  );
  return new Map([...Object.entries(own), ...ofWorkshop]);
}

/** Semicolons and a byte order mark: what spreadsheets open without being asked. Amounts in minor units. */
export function figuresFile(columns: readonly Column[]): string {
  const weeks = columns.map(({ figures }) => flat(figures));
  const names = [...(weeks[0]?.keys() ?? [])];
  const lines = [
    ['figure', ...columns.map(({ day }) => day)],
    ...names.map((name) => [name, ...weeks.map((week) => week.get(name)?.toString() ?? '')]),
  ];
  const text = `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
  return `data:text/csv;charset=utf-8;base64,${Buffer.from(text, 'utf8').toString('base64')}`;
}
