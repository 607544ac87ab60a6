import { z } from 'zod';
import { declaredFields } from './declared-fields';

const fields = declaredFields(['item', 'payment'], {
  orderNumber: { schema: z.string().max(20), code: true, carriedTo: ['payment'] },
  colour: { schema: z.enum(['black', 'white']), askedAtCounter: true },
});

describe('fields that are declared once', () => {
  it('may be left out of whatever carries them', () => {
    const opening = z.strictObject({ id: z.string(), ...fields.shape });
    expect(opening.parse({ id: 'a' })).toEqual({ id: 'a' });
    expect(opening.parse({ id: 'a', colour: 'black' })).toEqual({ id: 'a', colour: 'black' });
    expect(opening.safeParse({ id: 'a', colour: 'green' }).success).toBe(false);
  });

  it('are taken from what holds them; what was left empty stays away', () => {
    const said = { orderNumber: '', colour: 'white', other: 'x' } as const;
    expect(fields.of(said)).toEqual({ colour: 'white' });
    // @ts-expect-error no colour of this kind
    expect(fields.of({ colour: 'green' })).toEqual({ colour: 'green' });
  });

  it('go to the subjects that they name, and no further', () => {
    const [payment, item] = [fields.carriedTo('payment'), fields.carriedTo('item')];
    const paid = z.strictObject({ amount: z.int(), ...payment.shape });
    const row: z.infer<typeof paid> = { amount: 1, orderNumber: '4711' };
    // @ts-expect-error payments know no colour
    const wrong: z.infer<typeof paid> = { amount: 1, colour: 'black' };
    expect([paid.safeParse(row).success, paid.safeParse(wrong).success]).toEqual([true, false]);
    expect([payment.names, payment.codes, item.names]).toEqual([['orderNumber'], ['orderNumber'], []]);
  });

  it('are asked for at the counter, and found by, where they say so', () => {
    expect(fields.atCounter.names).toEqual(['colour']);
    expect(fields.codes).toEqual(['orderNumber']);
  });
});
