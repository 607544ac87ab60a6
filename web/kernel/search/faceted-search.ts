import type { SearchAccess } from '@reprise/contracts/catalogue';
import { z } from 'zod';
import {
  type Chosen,
  facetBy,
  type FacetCount,
  type FacetCounts,
  type FacetField,
  facetFields,
  filterBy,
  priceRanges,
} from './facets';
import {
  askSearch,
  boughtFirst,
  foundIn,
  searchedFields,
  searchSettings,
  type Found,
} from './product-search';

export type Faceted = Found & { facets: FacetCounts };
const replySchema = z.object({
  facet_counts: z.array(
    z.object({
      field_name: z.enum(facetFields),
      counts: z.array(z.object({ value: z.string(), count: z.number() })),
    }),
  ),
});
const mostValues = 30;

function countsIn(reply: unknown, field: FacetField): readonly FacetCount[] {
  const { facet_counts: facets } = replySchema.parse(reply);
  const counts = facets.find((each) => each.field_name === field)?.counts ?? [];
  if (field !== 'price') return counts;
  // Prices in their order, not by how many there are.
  return priceRanges.flatMap(({ value }) => counts.find((each) => each.value === value) ?? []);
}

/** One page of what was chosen, for a visitor, with counts of what else could be: a field's own choice does not hide its others. */
export async function searchFaceted(
  access: SearchAccess,
  text: string,
  page: number,
  chosen: Chosen,
): Promise<Faceted> {
  const ask = (filter: string, size: number, at: number): Promise<unknown> =>
    askSearch(access, {
      ...{ q: text, query_by: searchedFields, page: at, per_page: size },
      ...boughtFirst('web'),
      ...{ facet_by: facetBy, max_facet_values: mostValues },
      ...(filter && { filter_by: filter }),
    });
  const shown = ask(filterBy(chosen), searchSettings.pageSize, page);
  const counted = facetFields.map(async (field) => {
    const reply = chosen[field].length > 0 ? ask(filterBy(chosen, field), 1, 1) : shown;
    return [field, countsIn(await reply, field)] as const;
  });
  const facets = Object.fromEntries(await Promise.all(counted)) as FacetCounts;
  return { ...foundIn(await shown), facets };
}
