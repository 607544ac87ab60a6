import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../../.dependency-cruiser.cjs';
import { apiPaths } from './api-paths';
import { cruise } from './cruise';
import { impurities } from './impurities';
import { sourceFiles } from './sources';

const root = join(__dirname, '../../..');
const files = sourceFiles(root).filter((file) => !file.startsWith('deploy/workspace/architecture/'));
const told = ({ rule, from, to }: { rule: string; from: string; to: string }) => `${rule}: ${from} → ${to}`;

describe('the architecture', () => {
  it('follows its rules', async () => {
    const { modules, breaches } = await cruise(root, ['contracts/src', 'services', 'read-models', 'web']);
    expect(modules).toBeGreaterThan(1000);
    expect([...new Set(breaches.map(told))].sort()).toEqual([]);
  });

  it('would notice a violation of each rule', async () => {
    const folders = ['contracts', 'services', 'read-models', 'web'];
    const { breaches } = await cruise(join(__dirname, 'fixtures'), folders);
    const rules = config.forbidden.map(({ name }: { name: string }) => name);
    expect([...new Set(breaches.map(({ rule }) => rule))].sort()).toEqual([...new Set(rules)].sort());
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

  it('calls the API from the web only by the endpoints of the contracts', () => {
    const web = files.filter(
      (file) =>
        /^web\/(?!e2e\/|kernel\/testing\/)/.test(file) && !/\.(spec|fixture)\.tsx?$|\/testing\//.test(file),
    );
    const found = web.flatMap((file) =>
      apiPaths(file, readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
    );
    expect(web.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it.each([
    ['an address of the API', 'const href = `/api/buybacks/${id}/shipping-label`;'],
    ['an endpoint declared in the web', "const read = endpoint({ name: 'read', path: '/buybacks/{id}' });"],
    ['a request without an endpoint', "const { body } = await api.request({ path: '/buybacks' });"],
  ])('would notice %s', (what, source) => {
    expect(apiPaths('web/features/buyback/src/x.ts', source)).toContain(what);
  });
});
