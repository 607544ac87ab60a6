import { events } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { EventCatalogues } from './event-catalogues';
import { parseStream, streamName } from './stream-name';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const catalogue = events(
  'buyback',
  { Priced: z.strictObject({ cents: z.int() }), Closed: z.strictObject({ by: z.string().default('us') }) },
  { Priced: [(data) => ({ cents: (data as { euros: number }).euros * 100 })] },
);

describe('event catalogues', () => {
  const catalogues = new EventCatalogues(catalogue);

  it('give an event its version and its defaults, and refuse data that does not match the type', () => {
    expect(catalogues.check('buyback', { type: 'Priced', data: { cents: 5 } })).toMatchObject({ version: 2 });
    expect(catalogues.check('buyback', { type: 'Closed', data: {} })).toMatchObject({
      version: 1,
      data: { by: 'us' },
    });
    expect(() => catalogues.check('buyback', { type: 'Priced', data: { cents: 'x' } })).toThrow(z.ZodError);
    expect(() => catalogues.check('buyback', { type: 'Unknown', data: {} })).toThrow(RangeError);
    expect(() => catalogues.check('item', { type: 'Priced', data: {} })).toThrow(RangeError);
    expect(() => new EventCatalogues(catalogue, catalogue)).toThrow(RangeError);
  });

  it('upgrade old data and leave current and foreign data alone', () => {
    const stream = streamName('buyback', id);
    expect(catalogues.read(stream, 'Priced', 1, { euros: 3 })).toEqual({ version: 2, data: { cents: 300 } });
    const data = { cents: 3 };
    expect(catalogues.read(stream, 'Priced', 2, data).data).toBe(data);
    expect(catalogues.read(`item-${id}`, 'Priced', 1, data)).toEqual({ version: 1, data });
  });
});

describe('the name of a stream', () => {
  it('splits into category and id, with hyphens in either', () => {
    expect(parseStream(streamName('payment-batch', id))).toEqual({ category: 'payment-batch', id });
    expect(parseStream('sum-a-b')).toEqual({ category: 'sum', id: 'a-b' });
  });
});
