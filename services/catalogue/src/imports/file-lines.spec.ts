import { importLimits } from '@reprise/contracts/imports';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { gzipSync } from 'node:zlib';
import { encodingOf } from './file-encoding';
import { FileFault } from './file-fault';
import { fileLines, separatorOf, type FileForm } from './file-lines';

async function* pieces(bytes: Buffer, size = bytes.length || 1): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function all(bytes: Buffer, form: FileForm, size?: number): Promise<readonly (readonly string[])[]> {
  const lines: (readonly string[])[] = [];
  for await (const { cells } of fileLines(pieces(bytes, size), form)) lines.push(cells);
  return lines;
}
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof FileFault ? error.code : error),
  );
const utf8 = { encoding: 'utf8', separator: ';' } as const;
const quoted = (cells: readonly string[], separator: string): string =>
  cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator);

describe('the lines of a file', () => {
  it('are read as they were written, in every encoding and by every separator, however they arrive', async () => {
    const letters = fc.constantFrom(...'aé€œ"\';,\t\n =+-@0“ù'.split(''));
    const cell = fc.string({ unit: letters, maxLength: 12 }).map((text) => `x${text}`);
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
      );
    const encodings = fc.constantFrom('utf8', 'utf16-le', 'utf16-be', 'win1252');
    const separators = fc.constantFrom(',', ';', '\t');
    await fc.assert(
      fc.asyncProperty(
        table,
        encodings,
        separators,
        fc.integer({ min: 1, max: 40 }),
        async (rows, encoding, separator, size) => {
          const text = rows.map((cells) => quoted(cells, separator)).join('\r\n');
          const bytes = iconv.encode(text, encoding, { addBOM: encoding !== 'win1252' });
          expect(await all(bytes, { encoding, separator }, size)).toEqual(rows);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are told with their place in the file', async () => {
    const lines = [];
    for await (const { line } of fileLines(pieces(Buffer.from('a;b\n\n1;2\n;\n3;4')), utf8)) lines.push(line);
    expect(lines).toEqual([1, 3, 5]);
  });

  it.each([
    ['a quote that is never closed', `a;b\n1;"2\n3;4`, 'format'],
    ['a quote within a cell', `a;b\n1;2"x"\n`, 'format'],
    ['a line without an end', `a;b\n${'x'.repeat(2 * importLimits.lineBytes)}`, 'line-too-long'],
    ['a million columns', `${'c;'.repeat(100_000)}c\n`, 'too-many-columns'],
  ])('are refused for %s', async (_what, text, code) => {
    expect(await faultOf(all(Buffer.from(text), utf8, 65_536))).toBe(code);
  });

  it('end before a file of endless lines does', async () => {
    async function* endless(): AsyncGenerator<Buffer> {
      for (;;) yield Buffer.from('1;2\n'.repeat(10_000));
    }
    const read = async (): Promise<void> => {
      let last = 0;
      for await (const { line } of fileLines(endless(), utf8)) last = line;
      expect(last).toBe(0);
    };
    expect(await faultOf(read())).toBe('too-many-lines');
  });
});

describe('what a file is written in', () => {
  const told = (bytes: Buffer) =>
    faultOf(encodingOf(() => pieces(bytes, 3))).then((fault) => fault ?? encodingOf(() => pieces(bytes, 3)));
  it.each([
    ['UTF-8', Buffer.from('prix €'), 'utf8'],
    ['UTF-8 with a mark', Buffer.from('\uFEFFprix €'), 'utf8'],
    ['UTF-16', iconv.encode('prix €', 'utf16-le', { addBOM: true }), 'utf16-le'],
    ['UTF-16 the other way round', iconv.encode('prix €', 'utf16-be', { addBOM: true }), 'utf16-be'],
    ['an old code page', iconv.encode('prix €, état', 'win1252'), 'win1252'],
    ['gzip under the name of CSV', gzipSync('a;b'), 'archive'],
    ['a workbook', Buffer.from('PK\u0003\u0004xxxx'), 'archive'],
    ['text with a NUL byte', Buffer.from('a;b\0c'), 'encoding'],
    ['UTF-8 by its mark, and not by its content', Buffer.from([0xef, 0xbb, 0xbf, 0xe9, 0x3b]), 'encoding'],
  ])('is told of %s', async (_what, bytes, expected) => {
    expect(await told(bytes)).toBe(expected);
  });
});

describe('the separator', () => {
  it.each([
    ['a;b,c;d', ';'],
    ['a,b,c;d', ','],
    ['a\tb\tc', '\t'],
    ['"a;b;c;d",e', ','],
    ['alone', ';'],
  ])('of %j is %j', (head, sign) => expect(separatorOf(head)).toBe(sign));
});
