import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissions } from '@reprise/contracts/permissions';
import { unaskedPermissions } from './permissions';
import { sourceFiles } from './sources';

const root = join(__dirname, '../../..');

describe('permissions', () => {
  it('each guard something on the server', () => {
    const sources = sourceFiles(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    expect(permissions.length).toBeGreaterThan(60);
    expect(unaskedPermissions(permissions, sources)).toEqual([]);
  });

  it.each([
    ['the matrix', 'contracts/src/permissions/matrix.ts'],
    ['a spec', 'services/item/src/item.spec.ts'],
    ['a screen', 'web/features/stocks/src/index.ts'],
  ])('would be noticed where only %s names one', (_where, path) => {
    expect(unaskedPermissions(['stock.burn'], [{ path, text: "'stock.burn'" }])).toEqual(['stock.burn']);
  });

  it('are asked for by an endpoint or a handler', () => {
    const sources = [
      { path: 'contracts/src/item/item.api.ts', text: "access: 'stock.burn'," },
      { path: 'services/item/src/item.controller.ts', text: "mustHold(session, { access: 'stock.sell' });" },
    ];
    expect(unaskedPermissions(['stock.burn', 'stock.sell'], sources)).toEqual([]);
  });
});
