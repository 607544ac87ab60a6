import { categoryInputSchema } from './category.document';
import { productInputSchema, productSchema } from './product.document';
import { questionInputSchema } from './question.document';

const id = '0197f4a0-0000-7000-8000-000000000001';

describe('a category', () => {
  const category = {
    name: 'Phones',
    identifier: 'phones_2-x',
    parentId: id,
    referringWarehouseIds: [id],
    defaultWeight: 200,
  };
  const accepts = (fields: object) => categoryInputSchema.safeParse({ ...category, ...fields }).success;

  it('has an identifier of lower-case letters, digits, hyphen and underscore', () => {
    expect(accepts({})).toBe(true);
    for (const identifier of ['Phones', 'pho nes', 'p', 'é-phone'])
      expect(accepts({ identifier })).toBe(false);
  });

  it('needs a parent, a workshop and a whole weight', () => {
    for (const fault of [{ parentId: undefined }, { referringWarehouseIds: [] }, { defaultWeight: 1.5 }]) {
      expect(accepts(fault)).toBe(false);
    }
  });

  it('needs a value once it absorbs', () => {
    expect(accepts({ absorptionType: 'percentage_declared' })).toBe(false);
    expect(accepts({ absorptionType: 'percentage_declared', absorptionValue: 12.5 })).toBe(true);
    expect(accepts({ absorptionType: 'percentage_declared', absorptionValue: 101 })).toBe(false);
    expect(accepts({ absorptionType: 'value', absorptionValue: 12.5 })).toBe(false);
  });

  it('describes its children in 255 characters without HTML', () => {
    expect(accepts({ childrenDescription: '<i>x</i>' })).toBe(false);
    expect(accepts({ childrenDescription: 'x'.repeat(256) })).toBe(false);
  });
});

describe('a product', () => {
  const product = { label: 'Nokia 3310', brand: 'Nokia', categoryId: id };
  const accepts = (fields: object) => productInputSchema.safeParse({ ...product, ...fields }).success;

  it('has codes of the right lengths', () => {
    for (const ean of ['96385074', '036000291452', '4006381333931', '10012345678902', '4006381333932'])
      expect(accepts({ ean })).toBe(true);
    for (const ean of ['9638507', '9638507x', '40063813339', '100123456789020'])
      expect(accepts({ ean })).toBe(false);
    expect(productSchema.shape.ean.safeParse('96385075').success).toBe(true);
    expect(accepts({ tacCodes: ['35912345'] })).toBe(true);
    expect(accepts({ tacCodes: ['359'] })).toBe(false);
  });

  it('costs from 0 to 50 000', () => {
    expect(accepts({ buybackPrice: { grade_a: 5_000_000 } })).toBe(true);
    expect(accepts({ buybackPrice: { grade_a: 5_000_001 } })).toBe(false);
    expect(accepts({ buybackPrice: { grade_a: -1 } })).toBe(false);
  });

  it('has a comment of 500 characters and whole measures', () => {
    expect(accepts({ comment: 'x'.repeat(501) })).toBe(false);
    expect(accepts({ weight: 1.5 })).toBe(false);
  });
});

describe('a diagnostic question', () => {
  const answers = [
    { name: 'Yes', effect: {} },
    { name: 'No', effect: { capState: 'grade_c' } },
  ];
  const accepts = (fields: object) =>
    questionInputSchema.safeParse({ categoryId: id, title: 'Does it start?', answers, ...fields }).success;

  it('has at least two named answers', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ answers: answers.slice(1) })).toBe(false);
    expect(accepts({ answers: [...answers, { name: 'x', effect: {} }] })).toBe(false);
    expect(accepts({ description: 'x'.repeat(3001) })).toBe(false);
  });
});
