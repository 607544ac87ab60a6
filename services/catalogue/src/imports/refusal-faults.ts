import type { ImportFault } from '@reprise/contracts/imports';
import type { Refusal } from '@reprise/contracts/problems';
import type { ImportTarget } from './import-target';

/** `buybackPrice.grade_a` → `buybackPrice`. */
const fieldOf = (path: string): string => /^\w+/.exec(path)?.[0] ?? '';

/** What the rules of a record refuse, told of the columns of its line. */
export function refusalFaults(
  { code, violations = [] }: Refusal,
  target: ImportTarget,
): readonly ImportFault[] {
  if (violations.length === 0) return [{ code }];
  const known = new Set(target.columns.map(({ name }) => name));
  return violations.map(({ propertyPath, code: why }) => {
    const field = fieldOf(propertyPath);
    const column = target.columnOf[field] ?? field;
    return { ...(known.has(column) && { column }), code: why };
  });
}
