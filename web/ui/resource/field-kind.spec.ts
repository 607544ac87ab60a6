import { categories, products } from '@reprise/contracts/catalogue';
import { paymentModes, shippingMethods, stocks } from '@reprise/contracts/configuration';
import { fileReference } from '@reprise/contracts/kernel';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import { webhooks } from '@reprise/contracts/webhooks';
import { z } from 'zod';
import { fieldKind, mayBeLeftOut, mayStayEmpty } from './field-kind';

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
    expect(fieldKind(z.array(z.int()))).toEqual({ kind: 'list', numbers: true });
    expect(fieldKind(z.array(z.string()))).toEqual({ kind: 'list', numbers: false });
    expect(fieldKind(z.object({}).nullable())).toEqual({ kind: 'other' });
  });
  it('takes the address of an uploaded file for a file of its kind', () => {
    expect(fieldKind(products.schema.shape.hdImage)).toEqual({ kind: 'file', file: 'picture' });
    expect(fieldKind(fileReference('document').nullable().default(null))).toEqual({
      ...{ kind: 'file', file: 'document' },
    });
  });
  it('knows what a contract declares beside the type', () => {
    const { shape } = categories.schema;
    const kinds = (fields: readonly z.ZodType[]) => fields.map((field) => fieldKind(field).kind);
    const { image, absorptionMax, nameTranslations, parentId, referringWarehouseIds } = shape;
    expect(kinds([image, absorptionMax, nameTranslations, parentId, referringWarehouseIds])).toEqual([
      ...['image', 'money', 'translations', 'reference', 'references'],
    ]);
    expect(fieldKind(shape.descriptionTranslations)).toEqual({ kind: 'translations', multiline: true });
    expect(
      kinds([organisationContract.schema.shape.country, shippingMethods.schema.shape.countries]),
    ).toEqual(['country', 'countries']);
    expect(fieldKind(paymentModes.schema.shape.modifier).kind).toBe('price-modifier');
  });
  it('is never empty where it is chosen and has a value by default', () => {
    const { language, currency, mainColor } = accountContract.schema.shape;
    expect([language, currency, mainColor].map((field) => mayStayEmpty(field))).toEqual([false, false, true]);
    const { active, types } = webhooks.schema.shape;
    expect([active, types].map((field) => mayStayEmpty(field))).toEqual([false, mayBeLeftOut(types)]);
    expect(mayStayEmpty(z.enum(['a', 'b']).optional())).toBe(true);
    expect(mayStayEmpty(z.enum(['a', 'b']).nullable().default(null))).toBe(true);
    expect(mayStayEmpty(z.array(z.enum(['a', 'b'])).default([]))).toBe(true);
    // Options from elsewhere make a choice of a text.
    expect([false, true].map((given) => mayStayEmpty(z.string().default('a'), given))).toEqual([true, false]);
  });
});
