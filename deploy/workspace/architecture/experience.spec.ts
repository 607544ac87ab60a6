import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = (name: string): string => textOf(`contracts/docs/specification/${name}.md`);
const [promised, shown] = [page('experience'), page('experience-shown')];
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const sectionOf = (text: string, heading: string): string =>
  text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

type Row = { readonly line: string; readonly cell: string };
const rowsOf = (heading: string): Row[] =>
  sectionOf(shown, heading)
    .split('\n')
    .flatMap((text) => {
      const [, line, cell] = /^\| (.+?) +\| (.+?) +\|$/.exec(text) ?? [];
      return line && cell && cell !== 'shown by' ? [{ line, cell }] : [];
    });
/** Specs by their file and title; a row without any says why. */
const specsOf = ({ cell }: Row): [string, string][] =>
  cell.split('<br>').flatMap((each): [string, string][] => {
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(each) ?? [];
    return file && title ? [[file, title]] : [];
  });

describe.each([
  'Public wizard, on a phone',
  'Store seller, at a counter',
  'Warehouse operator, with a scanner gun',
])('what people can expect: %s', (heading) => {
  it('has a row for each of its lines', () =>
    expect(
      rowsOf(heading)
        .map(({ line }) => line)
        .join(' '),
    ).toBe(inOneLine(sectionOf(promised, heading))));

  it('names specs that exist, or says why there is none', () => {
    const unnamed = rowsOf(heading).filter((row) => specsOf(row).length === 0);
    expect(unnamed.filter(({ cell }) => !cell.startsWith('no spec: '))).toEqual([]);
    const lost = rowsOf(heading)
      .flatMap(specsOf)
      .filter(([file, title]) => !existsSync(join(root, file)) || !textOf(file).includes(`'${title}'`));
    expect(lost).toEqual([]);
  });
});
