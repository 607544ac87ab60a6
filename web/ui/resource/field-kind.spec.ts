import { stocks } from '@reprise/contracts/configuration';
import { webhooks } from '@reprise/contracts/webhooks';
import { z } from 'zod';
import { fieldKind, mayBeLeftOut } from './field-kind';

describe('the kind of a field', () => {
  it('is derived from the contract, through defaults, nulls and optional fields', () => {
    const { name, location, native } = stocks.schema.shape;
    expect([fieldKind(name), fieldKind(location)]).toEqual([{ kind: 'text' }, { kind: 'text' }]);
    expect(fieldKind(native)).toMatchObject({
      kind: 'choice',
      values: expect.arrayContaining(['in_quarantine']),
    });
    expect([mayBeLeftOut(name), mayBeLeftOut(location)]).toEqual([false, true]);
  });
  it('recognises addresses, switches, numbers, long texts and multiple choices', () => {
    const { url, active, types } = webhooks.schema.shape;
    expect([url, active, types].map((field) => fieldKind(field).kind)).toEqual(['url', 'switch', 'choices']);
    expect(fieldKind(z.int().min(1).default(1))).toEqual({ kind: 'number' });
    expect(fieldKind(z.string().max(800).default(''))).toEqual({ kind: 'textarea' });
    expect(fieldKind(z.object({}).nullable())).toEqual({ kind: 'other' });
  });
});
