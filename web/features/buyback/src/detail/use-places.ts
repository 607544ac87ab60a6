import { organisationEndpoints } from '@reprise/contracts/organisation';
import { useRecord } from '../../../../kernel/store';

/** The name of a store or warehouse, and its town; undefined while unknown. */
export function usePlace(id: string | undefined): string | undefined {
  const { value } = useRecord(organisationEndpoints.public, id ? { params: { id } } : undefined);
  if (!value) return undefined;
  const { commonName, city } = value;
  return city ? `${commonName}, ${city}` : commonName;
}
