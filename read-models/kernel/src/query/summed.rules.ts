/** Sum of a field by how often each of its values occurs: no row is read. */
export const summed = (values: readonly (readonly [unknown, number])[]): number =>
  values.reduce((sum, [value, times]) => sum + Number(value ?? 0) * times, 0);
