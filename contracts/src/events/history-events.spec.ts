import { z } from 'zod';
import type { EventOf } from '../kernel';
import { publicMessages } from '../messages';
import { customerEvents, historyCatalogues, toldOf } from './every-event';
import { historyEvents } from './history-events';

const where = z.enum(['store', 'transport']);
const data = z.strictObject({ where, note: z.string() });
const declared = historyEvents('item', {
  ItemLost: { data, leaves: (lost) => `item_lost_${lost.where}`, look: 'minor', partners: ['where'] },
  ItemMoved: { data: z.strictObject({}), look: 'plain' },
});
type Event = EventOf<typeof declared>;
const lost: Event = { type: 'ItemLost', data: { where: 'store', note: '' } };

describe('the declaration of an event', () => {
  it('returns the resulting status, from the data where it depends on them', () => {
    expect(declared.statusAfter(lost)).toBe('item_lost_store');
    expect(declared.statusAfter({ type: 'ItemMoved', data: {} })).toBeUndefined();
  });

  it('compiles with a look, and with fields and statuses that exist', () => {
    historyEvents('item', {
      // @ts-expect-error without a look
      ItemLost: { data },
    });
    // @ts-expect-error no such field
    historyEvents('item', { ItemLost: { data, look: 'minor', partners: ['nowhere'] } });
    // @ts-expect-error no such status
    historyEvents('item', { ItemLost: { data, look: 'minor', leaves: 'item_lost' } });
    // @ts-expect-error no such place
    const nowhere: Event = { type: 'ItemLost', data: { where: 'moon', note: '' } };
    expect(nowhere.type).toBe(lost.type);
  });
});

describe('the declarations of all events', () => {
  const types = historyCatalogues.flatMap(({ schemas }) => Object.keys(schemas));

  it('cover every event of a history, each with a unique name', () => {
    expect(types.filter((type) => toldOf(type) === undefined)).toEqual([]);
    expect(types.length).toBe(new Set(types).size);
    expect([toldOf('SomethingNew'), toldOf('constructor')]).toEqual([undefined, undefined]);
  });

  it('publish nothing that is not declared', () => {
    const inside = types.filter((type) => !toldOf(type)?.partners);
    expect(inside).toContain('CancellationRequested');
    expect(publicMessages.filter(({ eventType }) => inside.includes(eventType))).toEqual([]);
  });

  it('show customers the progress of their product, and no internal step', () => {
    expect(customerEvents).toEqual(expect.arrayContaining(['BuybackDeclared', 'ItemReturned']));
    expect(customerEvents.filter((type) => toldOf(type)?.look === 'minor')).toEqual([]);
  });
});
