import type { BodyOfResource, ResourceContract } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { apply as applyPatch } from 'json-merge-patch';
import { violationsOf } from '../http/violations';
import type { Fields } from './resource-document';

/** A body after a merge patch (RFC 7396). */
export const patchedBody = (before: Fields, patch: Fields): Fields =>
  applyPatch(structuredClone(before), patch) as Fields;

/** @throws Refusal `invalid-request`, with every violation of the schema. */
export function parsedBody<C extends ResourceContract>({ schema }: C, body: Fields): BodyOfResource<C> {
  const result = schema.safeParse(body);
  if (!result.success) throw new Refusal('invalid-request', {}, violationsOf(result.error, body));
  // Absent fields are absent: JSON has no undefined.
  const present = Object.entries(result.data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as BodyOfResource<C>;
}
