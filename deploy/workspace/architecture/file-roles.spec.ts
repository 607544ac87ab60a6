import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './sources';

const root = join(__dirname, '../../..');
const roles: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'deploy/workspace/file-roles.json'), 'utf8'),
);

const kinds = ['int', 'e2e', 'engine', 'properties'];
const isRole = (word: string): boolean => Object.hasOwn(roles, word);

/** `<subject>.<role>.ts`; a spec also names its kind, or the role of what it is about. A folder's door has no role. */
function isNamedByRole(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'index.ts') return true;
  const [subject = '', ...words] = name.replace(/\.ts$/, '').split('.');
  const role = words.pop() ?? '';
  if (!/^[a-z0-9-]+$/.test(subject) || !isRole(role)) return false;
  return words.every((word) => role === 'spec' && (kinds.includes(word) || isRole(word)));
}

const isOfLifecycle = (path: string): boolean =>
  /^(services|contracts\/src)\/(buyback|item|payment|package)\//.test(path) && path.endsWith('.ts');

describe('files', () => {
  it('of the lifecycles say in their name what they are for', () => {
    const files = sourceFiles(root).filter(isOfLifecycle);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !isNamedByRole(file))).toEqual([]);
  });

  it.each(['declare/declarer.ts', 'item-acts.ts', 'batch/batch.desk.ts', 'CancelBuyback.handler.ts'])(
    'would be missed when called %s',
    (path) => expect(isNamedByRole(`services/buyback/src/${path}`)).toBe(false),
  );

  it.each(['cancel/cancel-buyback.handler.ts', 'cart/cart.int.spec.ts', 'domain/index.ts'])(
    'may be called %s',
    (path) => expect(isNamedByRole(`services/buyback/src/${path}`)).toBe(true),
  );
});
