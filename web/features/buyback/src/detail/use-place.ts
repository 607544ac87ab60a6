import { publicOrganisationSchema } from '@reprise/contracts/organisation';
import { useRecord } from '../../../../kernel/store';

/** The name of a store or warehouse, and its town; nothing while it is not known. */
export function usePlace(id: string | undefined): string | undefined {
  const { value } = useRecord(id && `/organizations/${id}/public`);
  const place = publicOrganisationSchema.pick({ commonName: true, city: true }).safeParse(value);
  if (!place.success) return undefined;
  const { commonName, city } = place.data;
  return city ? `${commonName}, ${city}` : commonName;
}
