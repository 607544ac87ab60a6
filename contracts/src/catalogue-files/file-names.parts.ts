import { z } from 'zod';
import { identifierSchema } from '../catalogue';

/** A category is named by its identifier, which every account gives itself. */
export const categoryNameSchema = identifierSchema;

/** A warehouse or a buyer is named by its external id, or by its id if it has none that a list of names can hold. */
export const placeNameSchema = z
  .string()
  .min(1)
  .max(45)
  .trim()
  .regex(/^[^,;\n]+$/, 'validation.place-name');
