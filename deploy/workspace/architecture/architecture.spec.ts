import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fixtures from './fixtures.json';
import { importsOf, sourceFiles, workspaceFolders } from './imports';
import { impurities } from './purity';
import { rules } from './rules';

const root = join(__dirname, '../../..');
const workspaces = workspaceFolders(root);
const files = sourceFiles(root).filter((file) => !file.startsWith('deploy/workspace/architecture/'));
const edges = files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8'), workspaces));

describe('the architecture', () => {
  it('is looked at: there are sources and imports between packages', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(edges.filter(({ toPackage }) => toPackage !== undefined).length).toBeGreaterThan(100);
  });

  it.each(rules.map((rule) => [rule.name, rule] as const))('holds: %s', (_name, rule) => {
    expect(
      edges.filter((edge) => rule.violates(edge)).map(({ from, specifier }) => `${from} → ${specifier}`),
    ).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.name, rule] as const))('would notice a breach of: %s', (name, rule) => {
    const fixture = fixtures.find((candidate) => candidate.rule === name);
    expect(fixture).toBeDefined();
    const found = fixture ? importsOf(fixture.file, fixture.source, workspaces) : [];
    expect(found.some((edge) => rule.violates(edge))).toBe(true);
  });

  it('keeps deciders, policies, projections and rules free of clock, randomness and waiting', () => {
    const pure = files.filter(
      (file) =>
        !/\.spec\.tsx?$/.test(file) &&
        (/^services\/[^/]+\/src\/domain\//.test(file) ||
          /\.(policy|projection)\.ts$/.test(file) ||
          /^contracts\/src\/rules\//.test(file)),
    );
    const found = pure.flatMap((file) =>
      impurities(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
    );
    expect(pure.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  it.each([
    ['the clock', 'const t = Date.now();'],
    ['randomness', 'const n = Math.random();'],
    ['waiting', 'async function f() { await g(); }'],
    ['the environment', 'const e = process.env.HOME;'],
  ])('would notice %s in a pure file', (what, source) => {
    expect(impurities(source)).toContain(what);
  });
});
