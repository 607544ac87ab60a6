import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf, faultOf, looseCitationsOf, type Pages } from './citations';

const root = join(__dirname, '../../..');
const folder = join(root, 'contracts/docs/specification');
const files: Readonly<Record<string, string>> = {
  'customer journey': 'customer-journey.md',
  'back office': 'back-office.md',
  domain: 'domain.md',
  'http api': 'http-api.md',
  experience: 'experience.md',
  look: 'look.md',
  style: 'style.md',
};
const pages: Pages = Object.fromEntries(
  Object.entries(files).map(([name, file]) => [name, readFileSync(join(folder, file), 'utf8')]),
);

const skipped =
  /^(node_modules|dist|dist-types|coverage|data|catalog|fixtures|citations|specification|\..*)$/;
const sources = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const at = join(path, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : sources(at);
    return /\.(tsx?|mjs|cjs|css|md)$/.test(entry.name) ? [at] : [];
  });
const texts = sources(root).map((path) => ({
  file: path.slice(root.length + 1),
  text: readFileSync(path, 'utf8'),
}));

describe('the specification', () => {
  it('is cited throughout the code', () => {
    expect(texts.flatMap(({ text }) => citationsOf(text)).length).toBeGreaterThan(150);
  });

  it('has every cited section and word', () => {
    const faults = texts.flatMap(({ file, text }) =>
      citationsOf(text)
        .flatMap((each) => faultOf(each, pages) ?? [])
        .map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('is cited only by the names of its pages', () => {
    expect(
      texts.flatMap(({ file, text }) => looseCitationsOf(text).map((words) => `${file}: ${words}`)),
    ).toEqual([]);
  });

  it.each([
    ['a section that is not there', '// back office §12', 'back office has no §12'],
    ['one of several sections', '// (customer journey §4 and §19)', 'customer journey has no §19'],
    ['words that its section lacks', '/** domain §4 "Teleport" */', 'domain §4 does not contain "Teleport"'],
    ['a heading that its page lacks', '// http api "Telepathy"', 'http api does not contain "Telepathy"'],
    ['a citation over two lines', '/**\n * (customer journey\n * §40)\n */', 'customer journey has no §40'],
  ])('would notice %s', (_what, source, fault) => {
    expect(citationsOf(source).map((each) => faultOf(each, pages))).toContain(fault);
  });

  it.each([
    'the old name (customer seed §4)',
    'a page that is elsewhere (experience.md)',
    'a section of nobody (§4)',
  ])('would notice %s', (source) => {
    expect(looseCitationsOf(source)).not.toEqual([]);
  });
});
