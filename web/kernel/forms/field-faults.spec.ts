import { z } from 'zod';
import { faultsOf } from './field-faults';

const shape = z.object({
  name: z.string().min(2).max(5),
  places: z.array(z.string()).min(1).max(2),
  weight: z.number().min(1).max(9),
});
const faults = (values: unknown) => faultsOf(shape.safeParse(values).error ?? new z.ZodError([]), values);
const keys = (values: unknown) => Object.values(faults(values)).map(({ key }) => key);

describe('the fault of a field', () => {
  it('counts the characters of a text, the entries of a list and the value of a number', () => {
    expect(keys({ name: 'a', places: [], weight: 0 })).toEqual(['too-short', 'at-least-entries', 'too-low']);
    expect(keys({ name: 'abcdef', places: ['a', 'b', 'c'], weight: 10 })).toEqual([
      ...['too-long', 'at-most-entries', 'too-high'],
    ]);
    expect(faults({ name: 'ab', places: [], weight: 1 })['places']?.params).toMatchObject({ minimum: 1 });
  });

  it('says that what is absent is required', () => {
    expect(keys({ name: '', weight: 1, places: ['a'] })).toEqual(['required']);
    expect(keys({ name: 'ab', weight: 1 })).toEqual(['required']);
  });
});
