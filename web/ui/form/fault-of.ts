import type { Currency } from '@reprise/contracts/kernel';
import { type FieldFault, getAt, type ZodForm } from '../../kernel/forms';
import { amountText } from '../../kernel/numbers';
import type { FormFieldSpec } from './form-spec';

/** A number that could not be read is still the text that was typed; one that was read may have too many decimals. */
const unread = { money: 'not-an-amount', percent: 'not-a-percentage' } as const;

/** A bound of an amount in words: it is declared in minor units. */
export function amountFault(
  fault: FieldFault | undefined,
  currency: Currency,
  language: string,
): FieldFault | undefined {
  if (!fault) return undefined;
  if (fault.key === 'invalid') return { key: unread.money };
  const text = (bound: unknown) =>
    typeof bound === 'number' ? amountText(bound, currency, language) : bound;
  const { minimum, maximum } = fault.params ?? {};
  return { ...fault, params: { ...fault.params, minimum: text(minimum), maximum: text(maximum) } };
}

function percentFault(fault: FieldFault | undefined, value: unknown): FieldFault | undefined {
  if (fault?.key !== 'invalid') return fault;
  return { key: typeof value === 'number' ? 'whole-percentage' : unread.percent };
}

/** The fault shown at a field, in the terms of its kind. */
export function faultOf(field: FormFieldSpec, form: ZodForm, language: string): FieldFault | undefined {
  const fault = form.fault(field.name);
  const value = getAt(form.values, field.name);
  if (field.kind === 'money') return amountFault(fault, field.currency, language);
  if (field.kind === 'percent') return percentFault(fault, value);
  if (field.kind === 'translations') return form.fault(form.faultWithin(field.name) ?? field.name);
  if (field.kind !== 'list') return fault;
  const entry = form.faultWithin(field.name);
  if (!entry || entry === field.name) return fault;
  return { key: 'list-entry', params: { value: getAt(form.values, entry) } };
}
