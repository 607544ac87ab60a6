import type { DoubleCollection, DoubleDocument } from './double-collection';
import { malformed } from './double-refusal';

function statsOf(values: readonly unknown[]) {
  const total_values = new Set(values).size;
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return { total_values };
  const sum = numbers.reduce((total, number) => total + number, 0);
  const extremes = { min: Math.min(...numbers), max: Math.max(...numbers) };
  return { avg: sum / numbers.length, ...extremes, sum, total_values };
}

/** `facet_by`: how often each value of a field occurs among what was found. Ranges are unknown to 0.24. */
export function facetCounts(
  collection: DoubleCollection,
  found: readonly DoubleDocument[],
  fields: readonly string[],
  most: number,
) {
  return fields.map((name) => {
    if (!collection.indexed(name)?.facet)
      throw malformed(`Could not find a facet field named \`${name}\` in the schema.`);
    const values = found.flatMap((document): unknown[] => [document[name] ?? []].flat());
    const counts = new Map<unknown, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, most);
    return {
      field_name: name,
      sampled: false,
      counts: sorted.map(([value, count]) => ({ value: String(value), highlighted: String(value), count })),
      stats: statsOf(values),
    };
  });
}
