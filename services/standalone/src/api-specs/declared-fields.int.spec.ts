import { buybackFields } from '@reprise/contracts/buyback';
import { unwrapped } from '@reprise/contracts/kernel';
import { eventually } from '@reprise/kernel/testing';
import { z } from 'zod';
import { offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

/** Something that the schema takes. */
function sampleOf(field: z.ZodType): string | number | boolean {
  const schema = unwrapped(field);
  if (schema instanceof z.ZodEnum) return schema.options[0] ?? '';
  if (schema instanceof z.ZodNumber) return 7;
  if (schema instanceof z.ZodBoolean) return true;
  return schema instanceof z.ZodISODate ? '2026-03-02' : 'QX-4711';
}

// Every field of `buybackFields`, those to come as well.
describe('what is said of a buyback when it is declared', () => {
  const said = Object.fromEntries(
    Object.entries(buybackFields.shape).map(([name, schema]) => [name, sampleOf(schema)]),
  );
  let product: Product;
  let id: string;
  beforeAll(async () => {
    product = await runProduct();
    const phone = await offerOf(product, 'iphone');
    const body = { ...webDeclaration(phone, 'web_post'), ...said };
    const declared = await product.ask('POST', '/buybacks', { as: 'visitor', body });
    expect(declared.status).toBe(201);
    id = declared.body.id as string;
  });
  afterAll(() => product.close());

  const rowsOf = async (path: string): Promise<readonly { id: string }[]> => {
    const { body } = await product.ask('GET', path, { as: 'admin', headers: { accept: 'application/json' } });
    return body as readonly { id: string }[];
  };

  it('stands in its row', async () => {
    const { body } = await product.ask('GET', `/buybacks/${id}`, { as: 'admin' });
    expect(body).toMatchObject(said);
  });

  it.each(['item', 'payment'] as const)(
    'stands in the row of its %s, as far as it goes there',
    async (subject) => {
      const { names } = buybackFields.carriedTo(subject);
      const list = `/${subject}s?itemsPerPage=500`;
      const row = await eventually(async () => (await rowsOf(list)).find((each) => each.id === id));
      expect(row).toMatchObject(Object.fromEntries(names.map((name) => [name, said[name]])));
      const others = buybackFields.names.filter((name) => !names.some((carried) => carried === name));
      for (const name of others) expect(row).not.toHaveProperty(name);
    },
  );

  it.each(buybackFields.codes)('is what it is found by: %s', async (name) => {
    expect((await rowsOf(`/buybacks?${name}=${String(said[name])}`)).map((row) => row.id)).toEqual([id]);
    expect(await rowsOf(`/buybacks?${name}=nothing`)).toEqual([]);
  });
});
