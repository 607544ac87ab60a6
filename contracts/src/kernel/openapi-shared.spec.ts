import { shareSchemas } from './openapi-shared';

const words = Array.from({ length: 40 }, (_, index) => `status_${index}`);
const status = { type: 'string', enum: words };
const place = { type: 'object', properties: { street: { type: 'string' }, status } };
const noTitle = (): undefined => undefined;

describe('schemas that stand more than once', () => {
  it('become one component, named by the place where they stand first', () => {
    const { schemas } = shareSchemas(
      {
        Buyback: { type: 'object', properties: { status } },
        Item: { type: 'object', properties: { was: status } },
      },
      noTitle,
    );
    expect(schemas['BuybackStatus']).toEqual(status);
    expect(schemas['Item']).toEqual({
      type: 'object',
      properties: { was: { $ref: '#/components/schemas/BuybackStatus' } },
    });
  });

  it('have the title of their resource when whole answers are alike', () => {
    const { schemas, nameOf } = shareSchemas({ ReadStore: place, MoveStore: place }, () => 'Store');
    expect([nameOf('ReadStore'), nameOf('MoveStore')]).toEqual(['Store', 'Store']);
    expect(Object.keys(schemas)).toEqual(['Store']);
  });

  it('are not torn apart inside what is shared as a whole', () => {
    const { schemas } = shareSchemas({ ReadStore: place, MoveStore: place }, noTitle);
    expect(schemas).toEqual({ ReadStore: place });
  });

  it('stay where they stand when they are short', () => {
    const short = { type: 'object', properties: { id: { type: 'string' } } };
    const given = {
      One: { type: 'array', items: short },
      Two: { type: 'object', properties: { id: short } },
    };
    expect(shareSchemas(given, noTitle).schemas).toEqual(given);
  });

  it('are found by the references of others under their new name', () => {
    const tree = (own: string) => ({ type: 'array', items: { $ref: `#/components/schemas/${own}` } });
    const { schemas } = shareSchemas(
      { 'Read.Part': place, 'List.Part': place, Read: tree('Read.Part'), List: tree('List.Part') },
      noTitle,
    );
    expect(schemas['List']).toEqual(tree('Read.Part'));
  });

  it('never take a name that another schema has', () => {
    const { schemas } = shareSchemas(
      { Store: { type: 'object', properties: { id: status } }, A: place, B: place },
      () => 'Store',
    );
    expect(schemas['Store2']).toBeDefined();
    expect(schemas['Store']).toMatchObject({ type: 'object' });
  });
});
