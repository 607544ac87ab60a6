import { z } from 'zod';
import { type FormValues, getAt } from '../../kernel/forms';
import { withoutEmptied } from './patch';

type Shape = Readonly<Record<string, z.ZodType>>;
type Required = (values: FormValues) => readonly string[];

const nothing: Required = () => [];
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The part of a document's schema that a form fills in, with what one field makes necessary of another. */
export function fieldsSchema(shape: Shape, names: readonly string[], required: Required = nothing) {
  const picked = names.flatMap((field) => (shape[field] ? [[field, shape[field]] as const] : []));
  const fields = z.strictObject(Object.fromEntries(picked)).superRefine((values, { addIssue }) => {
    for (const name of required(values).filter((each) => isEmpty(getAt(values, each))))
      addIssue({ code: 'custom', path: name.split('.'), message: 'required' });
  });
  return z.preprocess((values) => withoutEmptied(shape, values), fields);
}
