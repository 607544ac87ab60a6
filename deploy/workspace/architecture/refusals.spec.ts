import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './sources';
import { misplacedRefusals } from './refusals';

const root = join(__dirname, '../../..');

describe('the rules of a lifecycle', () => {
  it('are in its deciders: handlers gather facts, deciders refuse', () => {
    const found = sourceFiles(root).flatMap((file) =>
      misplacedRefusals(file, readFileSync(join(root, file), 'utf8')).map((code) => `${file}: ${code}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['a rule', 'item/src/control/control-item.handler.ts', "throw new Refusal('buyback-cancel-pending');"],
    [
      'a rule with what it is about',
      'buyback/src/cancel/cancel-buyback.handler.ts',
      "throw new Refusal('payment-not-cancellable', { force: true });",
    ],
    [
      'one of two codes',
      'package/src/x.controller.ts',
      "throw new Refusal(a ? 'not-found' : 'package-closed');",
    ],
    ['what only a reader may', 'payment/src/x.handler.ts', "throw new Refusal('iban-required');"],
    ['anything in a file without a role', 'item/src/item-acts.ts', "throw new Refusal('not-found');"],
  ])('would be noticed elsewhere: %s', (_what, path, source) => {
    expect(misplacedRefusals(`services/${path}`, source)).toHaveLength(1);
  });

  it.each([
    ['what is not there', 'item/src/read/item.reader.ts', "throw new Refusal('not-found');"],
    ['who may not', 'buyback/src/buyback.controller.ts', "throw new Refusal('forbidden');"],
    ['a decider', 'item/src/domain/loss.decider.ts', "throw new Refusal('item-not-losable');"],
  ])('allow the shell to refuse with %s', (_what, path, source) => {
    expect(misplacedRefusals(`services/${path}`, source)).toEqual([]);
  });
});
