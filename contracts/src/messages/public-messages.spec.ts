import { publicMessages } from './public-messages';

const inner = [
  'customerId',
  'noteId',
  'imei',
  'serialNumber',
  'answers',
  'labelKey',
  'photoKeys',
  'diagnosticId',
];

describe('messages for partners', () => {
  it('carry no reference to a person, a note, a device or an inner diagnostic', () => {
    for (const { name, data } of publicMessages)
      for (const field of inner)
        expect([name, Object.keys(data.shape)]).not.toEqual([name, expect.arrayContaining([field])]);
  });

  it('drop what is not allowed', () => {
    const completed = publicMessages.find(({ eventType }) => eventType === 'BuybackCompleted');
    const event = { status: 'bb_completed', validatedPrice: 100, customerId: 'c-1' };
    expect(completed?.data.parse(event)).toEqual({ status: 'bb_completed', validatedPrice: 100 });
  });

  it('have a unique, versioned name', () => {
    const names = publicMessages.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('reprise.buyback.BuybackDeclared.v1');
  });
});
