import { z } from 'zod';
import { countrySchema, translationsSchema } from '../kernel';
import { specialDaysSchema, timeZoneSchema, weeklyHoursSchema } from './opening-hours.rows';
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
  /** When it is open, for machines: shown to all in their language, and whether it is open now (ADR 47). */
  weeklyHours: weeklyHoursSchema.optional(),
  specialDays: specialDaysSchema.optional(),
  /** By default that of its country. */
  timeZone: timeZoneSchema.optional(),
  /** In words: what the hours cannot say. Places that were entered before the hours have nothing else. */
  openingHours: z.string().max(500).optional(),
  openingHoursTranslations: translationsSchema(z.string().max(500)).optional(),
};

/** What anyone may see of an organisation (customer journey §7, `ord`). */
export const publicOrganisationSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  ...organisationName,
  ...organisationPlace,
});
export type PublicOrganisation = z.infer<typeof publicOrganisationSchema>;
