import { createAction } from '@reduxjs/toolkit';
import type { EndpointSpec } from '@reprise/contracts/kernel';

type Params = Readonly<Record<string, string>> | undefined;

/** `/store/{storeId}/buybacks/{id}` as pairs: each collection, and its member in the path. */
function members(path: string, params: Params): { collection: string; member: string | undefined }[] {
  const parts = path.split('/').filter(Boolean);
  return parts.flatMap((part, at) => {
    if (part.startsWith('{')) return [];
    const next = parts[at + 1]?.match(/^\{(\w+)\}$/)?.[1];
    const id = next && params?.[next];
    return [{ collection: `/${part}`, member: id ? `/${part}/${id}` : undefined }];
  });
}

/** The topics of the hub, without their root, that a reply shows: a member, or a whole collection. */
export const topicsShown = ({ path }: EndpointSpec, params: Params): readonly string[] =>
  members(path, params).map(({ collection, member }) => member ?? collection);

/** The topics that a write changes: the members in its path, and the collections that list them. */
export const topicsChanged = ({ path }: EndpointSpec, params: Params): readonly string[] =>
  members(path, params).flatMap(({ collection, member }) => (member ? [collection, member] : [collection]));

/**
 * Something was written, here or by somebody else: whatever shows one of these topics is refetched; undefined means
 * all.
 */
export const topicsTold = createAction<readonly string[] | undefined>('server/topicsTold');
