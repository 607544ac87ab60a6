import type { CustomerForm, CustomerIdentification } from '@reprise/contracts/buyback';
import type { Locale } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { customerSchema, identificationNumberFrom, type CustomerDetails } from '@reprise/contracts/rules';
import { freshBytes } from '@reprise/kernel/base';
import { violationsOf } from '@reprise/kernel/http';
import type { CustomerPart } from '@reprise/kernel/ports';

export type CustomerRules = { ibanRequired: boolean; today: string };

type CustomerSchema = ReturnType<typeof customerSchema>;
const schemas = new Map<string, CustomerSchema>();
/** The few forms of one day; the next day starts with none. */
const fewEnough = 8;

/** Building a schema costs more than parsing with it. */
function schemaFor(rules: CustomerRules): CustomerSchema {
  const key = JSON.stringify(rules);
  const known = schemas.get(key);
  if (known) return known;
  if (schemas.size >= fewEnough) schemas.clear();
  // The decider decides whether a document is required.
  const made = customerSchema({ ...rules, identityRequired: false });
  schemas.set(key, made);
  return made;
}

/** Parses the form by the rules of its country; errors have the field's path under `customer`. @throws Refusal */
export function checkedCustomer(
  customer: CustomerForm,
  identification: CustomerIdentification | undefined,
  rules: CustomerRules,
): CustomerDetails {
  const raw = { ...customer, ...(identification ? { identification } : {}) };
  const parsed = schemaFor(rules).safeParse(raw);
  if (parsed.success) return parsed.data;
  const violations = violationsOf(parsed.error, raw).map((violation) => ({
    ...violation,
    propertyPath: violation.propertyPath.startsWith('identification')
      ? violation.propertyPath
      : `customer.${violation.propertyPath}`,
  }));
  throw new Refusal('invalid-request', {}, violations);
}

/** The two erasable parts: contact, and what the law requires to be kept (domain §1). */
export function customerParts(details: CustomerDetails, locale: Locale): CustomerPart {
  const { iban, identification, streetMore, ...contact } = details;
  return {
    contact: { ...contact, locale, ...(streetMore ? { streetMore } : {}) },
    accounting: {
      holder: `${details.firstName} ${details.lastName}`,
      ...(iban ? { iban } : {}),
      ...(identification ? { identity: identification } : {}),
    },
  };
}

/** Accounting data and the second-hand register are kept for ten years. */
export const retainUntil = (today: string): string => `${Number(today.slice(0, 4)) + 10}${today.slice(4)}`;

/** 13 digits that cannot be guessed from others (domain §1). */
export const newIdentificationNumber = (): string => identificationNumberFrom(freshBytes(8));
