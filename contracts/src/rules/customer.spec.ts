import { customerSchema, type CustomerRules } from './customer';
import { validationKeys } from './validation-keys';

const rules: CustomerRules = { identityRequired: false, ibanRequired: false, today: '2025-06-01' };
const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '0612345678',
  street: '1 rue des Fleurs',
  zipCode: '75011',
  city: 'Paris',
  country: 'FR',
};
const passport = {
  type: 'passport',
  number: '12AB34567',
  issuingAuthority: 'Prefecture',
  deliveryDate: '2020-02-29',
};

function faults(values: unknown, over: Partial<CustomerRules> = {}): Record<string, string> {
  const issues = customerSchema({ ...rules, ...over }).safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

it('a valid form is converted to its stored form', () =>
  expect(
    customerSchema(rules).parse({ ...ada, firstName: ' Ada ', iban: 'FR76 3000 6000 0112 3456 7890 189' }),
  ).toEqual({
    ...ada,
    phone: '+33612345678',
    iban: 'FR7630006000011234567890189',
  }));
it('an optional text may be left empty', () =>
  expect(faults({ ...ada, streetMore: '', iban: '' })).toEqual({}));
it('an empty form reports every required field, by key', () => {
  const found = faults({}, { identityRequired: true, ibanRequired: true });
  expect(new Set(Object.values(found))).toEqual(new Set(['validation.required']));
  expect(Object.keys(found).toSorted()).toEqual([...Object.keys(ada), 'iban', 'identification'].toSorted());
});
it('a form whose texts are all empty reports each required field once, the postal code included', () => {
  const empty = Object.fromEntries(Object.keys(ada).map((name) => [name, '']));
  const identification = { type: 'passport', number: '', issuingAuthority: '', deliveryDate: '' };
  const schema = customerSchema({ ...rules, identityRequired: true, ibanRequired: true });
  const { issues = [] } = schema.safeParse({ ...empty, country: 'FR', iban: '', identification }).error ?? {};
  const { country: _chosen, ...missing } = empty;
  expect(issues.map(({ path }) => path.join('.')).toSorted()).toEqual(
    [
      ...[...Object.keys(missing), 'iban'],
      ...['number', 'issuingAuthority', 'deliveryDate'].map((name) => `identification.${name}`),
    ].toSorted(),
  );
});
it('an empty text is missing, not too short', () => {
  expect(faults({ ...ada, city: ' ' })).toEqual({ city: 'validation.required' });
  expect(faults({ ...ada, city: 'X' })).toEqual({ city: 'validation.too-short' });
});
it.each<[string, string, string]>([
  ['firstName', 'A', 'validation.too-short'],
  ['lastName', 'x'.repeat(256), 'validation.too-long'],
  ['street', 'x'.repeat(126), 'validation.too-long'],
  ['streetMore', 'x'.repeat(126), 'validation.too-long'],
  ['city', 'x'.repeat(46), 'validation.too-long'],
  ['email', 'ada', 'validation.email'],
  ['phone', '123', 'validation.phone'],
  ['country', 'XX', 'validation.country'],
  ['zipCode', '7501', 'validation.postal-code'],
  ['zipCode', '', 'validation.required'],
  ['iban', 'FR76', 'validation.iban'],
])('%s "%s" is refused with %s', (field, value, key) => {
  expect(faults({ ...ada, [field]: value })).toEqual({ [field]: key });
  expect(validationKeys).toContain(key);
});
it('the postal code is checked together with the other fields', () =>
  expect(faults({ ...ada, firstName: 'A', zipCode: '1' })).toEqual({
    firstName: 'validation.too-short',
    zipCode: 'validation.postal-code',
  }));
it('an IBAN is required only where the payment needs one', () => {
  expect(faults(ada)).toEqual({});
  expect(faults({ ...ada, iban: '' }, { ibanRequired: true })).toEqual({ iban: 'validation.required' });
});

it('what was pasted is stored as it is meant', () =>
  expect(
    customerSchema({ ...rules, identityRequired: true }).parse({
      ...ada,
      zipCode: '７５０１１',
      identification: { ...passport, number: '12 AB\u00a034 567' },
    }),
  ).toMatchObject({ zipCode: '75011', identification: { number: '12AB34567' } }));

describe('an identity document', () => {
  const required = { identityRequired: true };
  it('is required if identities are collected', () => {
    expect(faults(ada, required)).toEqual({ identification: 'validation.required' });
    expect(faults({ ...ada, identification: passport }, required)).toEqual({});
  });
  it.each<[keyof typeof passport, string, string]>([
    ['type', 'library_card', 'validation.identification-type'],
    ['number', '1234', 'validation.too-short'],
    ['number', '1'.repeat(21), 'validation.too-long'],
    ['number', '12-34-56', 'validation.alphanumeric'],
    ['issuingAuthority', '', 'validation.required'],
    ['deliveryDate', '2025-06-01', 'validation.date-in-past'],
    ['deliveryDate', '0019-05-02', 'validation.date'],
    ['deliveryDate', '2023-02-29', 'validation.date'],
  ])('%s "%s" is refused with %s', (field, value, key) =>
    expect(faults({ ...ada, identification: { ...passport, [field]: value } }, required)).toEqual({
      [`identification.${field}`]: key,
    }),
  );
});
