import { z } from 'zod';
import { countrySchema } from '../kernel';
import { organisationTypeSchema } from './organisation.rules';

const address = z.string().min(2).max(125);

export const organisationName = {
  type: organisationTypeSchema,
  commonName: z.string().min(2).max(255),
};

export const organisationPlace = {
  street: address.optional(),
  streetMore: address.optional(),
  zipCode: z.string().trim().max(20).optional(),
  city: z.string().min(2).max(45).optional(),
  country: countrySchema.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** As customers read them, a line for each day or group of days. */
  openingHours: z.string().max(500).optional(),
};

/** What anyone may see of an organisation (customer journey §7, `ord`). */
export const publicOrganisationSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  ...organisationName,
  ...organisationPlace,
});
export type PublicOrganisation = z.infer<typeof publicOrganisationSchema>;
