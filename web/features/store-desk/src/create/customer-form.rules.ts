import type { FinaliseBody } from '../draft/desk.slice';
import { type CustomerDetails, identificationTypeSchema } from '@reprise/contracts/rules';
import type { TFunction } from 'i18next';
import type { TextKey } from '../../../../kernel/i18n';
import type { FormValues } from '../../../../kernel/forms';
import type { FormFieldSpec, FormSection } from '../../../../ui/form/form-spec';

const contact = ['firstName', 'lastName', 'email', 'phone', 'street', 'streetMore', 'zipCode', 'city'];
const documentNames = ['type', 'number', 'issuingAuthority', 'deliveryDate'];
type FieldKey = TextKey<'store-desk', 'field'>;
type Words = TFunction<readonly ['store-desk', 'enums']>;
export type CustomerNeeds = { iban: boolean; identity: boolean; countries: readonly string[] };

const pick = (names: readonly string[], from: FormValues): FormValues =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
const record = (value: unknown): FormValues =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The initial form: known values, and the shop's country. Unnecessary parts are omitted. */
export function customerValues(known: FormValues, needs: CustomerNeeds, country: string): FormValues {
  const allowed = needs.countries.length === 0 || needs.countries.includes(country);
  return {
    ...pick(contact, known),
    country: known['country'] || (allowed ? country : needs.countries[0]),
    ...(needs.iban ? pick(['iban'], known) : {}),
    ...(needs.identity ? { identification: pick(documentNames, record(known['identification'])) } : {}),
  };
}

/** The customer in the form that the server accepts. */
export function customerBody(details: CustomerDetails): Pick<FinaliseBody, 'customer' | 'identification'> {
  const { identification, streetMore, iban, ...rest } = details;
  return {
    customer: { ...rest, ...(streetMore ? { streetMore } : {}), ...(iban ? { iban } : {}) },
    ...(identification ? { identification } : {}),
  };
}

/** Contact, address, payment and identity, as fields (customer journey §3 and §5). */
export function customerSections(t: Words, needs: CustomerNeeds): readonly FormSection[] {
  const text = (name: FieldKey, more: Pick<FormFieldSpec, 'optional' | 'help'> = {}): FormFieldSpec => ({
    kind: 'text',
    name,
    label: t(`field.${name}`),
    ...more,
  });
  const identity: FormSection = {
    key: 'identity',
    title: t('customer.identity'),
    sentence: t('customer.identity-why'),
    fields: [
      {
        kind: 'choice',
        name: 'identification.type',
        label: t('field.document-type'),
        options: identificationTypeSchema.options.map((value) => ({
          value,
          label: t(`enums:identification-type.${value}`),
        })),
      },
      { kind: 'text', name: 'identification.number', label: t('field.document-number') },
      { kind: 'text', name: 'identification.issuingAuthority', label: t('field.issuing-authority') },
      {
        kind: 'date',
        name: 'identification.deliveryDate',
        label: t('field.delivery-date'),
      },
    ],
  };
  return [
    {
      key: 'contact',
      title: t('customer.contact'),
      fields: [
        text('firstName'),
        text('lastName'),
        { kind: 'email', name: 'email', label: t('field.email'), inputMode: 'email' },
        { kind: 'tel', name: 'phone', label: t('field.phone'), inputMode: 'tel' },
      ],
    },
    {
      key: 'address',
      title: t(needs.iban ? 'customer.address-payment' : 'customer.address'),
      fields: [
        text('street'),
        text('streetMore', { optional: true }),
        text('zipCode'),
        text('city'),
        { kind: 'country', name: 'country', label: t('field.country'), only: needs.countries },
        ...(needs.iban ? [text('iban', { help: t('field.iban-help') })] : []),
      ],
    },
    ...(needs.identity ? [identity] : []),
  ];
}
