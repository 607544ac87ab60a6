import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@reprise/contracts/problems';
import { violation } from '../http/violations';

/**
 * Fields that a document keeps as it was created. A write that would be ignored is refused instead, as that of any other
 * read-only field (http api "Errors"): its sender would take it for done.
 * @throws Refusal `invalid-request`, naming them
 */
export function refuseChanged<T extends object>(
  next: T,
  previous: T,
  fields: readonly (keyof T & string)[],
): void {
  const changed = fields.filter((field) => !isDeepStrictEqual(next[field], previous[field]));
  if (changed.length === 0) return;
  const violations = changed.map((field) => violation([field], 'read-only-field'));
  throw new Refusal('invalid-request', {}, violations);
}
