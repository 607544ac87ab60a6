import { shareSchemas } from './openapi-shared';

const words = Array.from({ length: 40 }, (_, index) => `status_${index}`);
const status = { type: 'string', enum: words };
const place = { type: 'object', properties: { street: { type: 'string' }, status } };
const noTitle = (): undefined => undefined;

describe('schemas that occur more than once', () => {
  it('become one component, named after their first occurrence', () => {
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

  it('have the title of their resource if whole replies are alike', () => {
    const { schemas, nameOf } = shareSchemas({ ReadStore: place, MoveStore: place }, () => 'Store');
    expect([nameOf('ReadStore'), nameOf('MoveStore')]).toEqual(['Store', 'Store']);
    expect(Object.keys(schemas)).toEqual(['Store']);
  });

  it('are not split inside a schema that is shared as a whole', () => {
    const { schemas } = shareSchemas({ ReadStore: place, MoveStore: place }, noTitle);
    expect(schemas).toEqual({ ReadStore: place });
  });

  it('stay in place if they are short', () => {
    const short = { type: 'object', properties: { id: { type: 'string' } } };
    const given = {
      One: { type: 'array', items: short },
      Two: { type: 'object', properties: { id: short } },
    };
    expect(shareSchemas(given, noTitle).schemas).toEqual(given);
  });

  it('are found under their new name by references from other schemas', () => {
    const tree = (own: string) => ({ type: 'array', items: { $ref: `#/components/schemas/${own}` } });
    const { schemas } = shareSchemas(
      { 'Read.Part': place, 'List.Part': place, Read: tree('Read.Part'), List: tree('List.Part') },
      noTitle,
    );
    expect(schemas['List']).toEqual(tree('Read.Part'));
  });

  it("never take another schema's name", () => {
    const { schemas } = shareSchemas(
      { Store: { type: 'object', properties: { id: status } }, A: place, B: place },
      () => 'Store',
    );
    expect(schemas['Store2']).toBeDefined();
    expect(schemas['Store']).toMatchObject({ type: 'object' });
  });
});
