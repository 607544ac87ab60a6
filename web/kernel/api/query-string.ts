type QueryValue = string | number | boolean | undefined | null | readonly (string | number)[];
export type QueryParams = Readonly<Record<string, QueryValue>>;

/**
 * Query text in the specification's conventions: `name[]=a&name[]=b`, `order[field]=asc`; absent values are omitted.
 */
export function queryString(query: QueryParams | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    if (typeof value !== 'object') params.append(name, String(value));
    else for (const one of value) params.append(name.endsWith('[]') ? name : `${name}[]`, String(one));
  }
  const text = params.toString();
  return text && `?${text}`;
}
