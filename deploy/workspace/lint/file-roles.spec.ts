import { Linter } from 'eslint';
import { join } from 'node:path';
import { parser } from 'typescript-eslint';
import { fileRoles } from './file-roles.mjs';

const root = join(__dirname, '../../..');

function faults(path: string, source: string): string[] {
  const found = new Linter({ cwd: root }).verify(
    source,
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parser },
      plugins: { reprise: { rules: { 'file-roles': fileRoles } } },
      rules: { 'reprise/file-roles': 'error' },
    },
    join(root, path),
  );
  return found.map(({ message }) => message.split(';')[0] ?? '');
}

describe('a file', () => {
  it.each([
    ['services/buyback/src/cancel/cancel-buyback.handler.ts', 'export class CancelBuyback {}'],
    ['services/buyback/src/cart/cart.int.spec.ts', "it('works', () => {});"],
    ['services/buyback/src/domain/index.ts', "export * from './cancel.decider';"],
    ['services/item/src/testing/an-item.ts', 'export const anItem = () => ({});'],
    ['services/kernel/src/decider/stream-cache.ts', 'export class StreamCache {}'],
    ['services/kernel/src/http/negotiation.ts', 'export const negotiate = () => null;'],
    ['web/features/buyback/src/cancel/cancel-dialog.tsx', 'export function CancelDialog() { return null; }'],
    ['web/features/buyback/src/use-place.ts', 'export const usePlace = () => null;'],
    ['web/ui/base.ts', "export * from './tone';"],
  ])('may be called %s', (path, source) => expect(faults(path, source)).toEqual([]));

  it.each([
    ['services/buyback/src/declare/declarer.ts', 'export class Declarer {}', 'it has no role'],
    ['services/item/src/item-acts.ts', 'export const itemActs = [];', 'it has no role'],
    ['services/payment/src/batch/batch.desk.ts', 'export class BatchDesk {}', '"desk" is not a role'],
    ['services/buyback/src/CancelBuyback.handler.ts', 'export class CancelBuyback {}', 'not in kebab-case'],
    [
      'services/item/src/item.old.decider.ts',
      'export const decide = 1;',
      '"old" before "decider" says nothing',
    ],
    ['web/features/payment/src/batch-totals.ts', 'export const totalOf = () => 0;', 'it has no role'],
    [
      'services/kernel/src/http/helpers.ts',
      'export const negotiate = () => null;',
      'its name does not match what it exports (negotiate)',
    ],
    [
      'web/ui/misc.tsx',
      'export function Pager() { return null; }',
      'its name does not match what it exports (Pager)',
    ],
  ])('may not be called %s', (path, source, fault) => expect(faults(path, source)).toEqual([fault]));
});
