import { z } from 'zod';
import type { Permission, PremiumFeature } from '../permissions';
import type { ProblemCode } from '../problems';
import { referencesOf } from './reference';
import { endpoint, mergePatch, type Access, type EndpointSpec, type ListSpec } from './endpoint';

/** The fields of every document besides its body. `revision` starts at 1 and is the `ETag`. */
const frame = {
  id: z.string(),
  accountId: z.string(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
export type ResourceFrame = z.infer<z.ZodObject<typeof frame>>;

/** RFC 7396: absent is unchanged, null removes, arrays are replaced. The result must match the resource's schema. */
export const mergePatchSchema = z
  .record(z.string(), z.unknown())
  .meta({ description: 'A merge patch (RFC 7396).' });
const byId = z.object({ id: z.string().min(1).max(100) });

export type ResourceSpec<S extends z.ZodObject, X, P extends boolean = boolean> = {
  /** Path and collection: `stocks`, `refurb-steps`. */
  readonly name: string;
  /** JSON-LD type, and the suffix of the endpoints' names: `Stock`. */
  readonly type: string;
  /** Body of a create request, and what is stored. */
  readonly schema: S;
  /** Computed fields of a reply, never written. */
  readonly computed?: z.ZodObject & z.ZodType<X>;
  readonly permissions: {
    readonly list: Access;
    readonly read?: Access;
    readonly create: Permission;
    readonly update?: Permission;
    readonly remove?: Permission;
  };
  /** Writes are part of this feature. */
  readonly premium?: PremiumFeature;
  readonly list: ListSpec;
  /** Query parameters of the list besides filters: `account_id`. */
  readonly query?: z.ZodType;
  /** Problem codes of writes in addition to the general ones. */
  readonly problems?: readonly ProblemCode[];
  /** Fields that identify a person, or parts of them (`properties.baseUrl`); masked in events. */
  readonly personal?: readonly string[];
  /** Other packages may read its documents through `documentsOf`. */
  readonly published?: P;
  /** Settings: few for an account, and read all the time. */
  readonly seldomWritten?: boolean;
};

/** A document with references may refer to a missing document. */
const referenceProblems = (schema: z.ZodObject): readonly ProblemCode[] =>
  referencesOf(schema).length > 0 ? ['unknown-reference'] : [];

const plural = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function itemEndpoints<S extends z.ZodObject, X, R extends z.ZodType>(spec: ResourceSpec<S, X>, row: R) {
  const { name, type, permissions } = spec;
  const item = { path: `/${name}/{id}`, params: byId, reply: row, resource: type } as const;
  const read = permissions.read ?? permissions.list;
  const write = {
    problems: [...(spec.problems ?? []), 'stale-revision' as const],
    ...(spec.premium && { premium: spec.premium }),
  };
  const update = permissions.update ?? permissions.create;
  return {
    get: endpoint({
      ...item,
      name: `get${type}`,
      method: 'GET',
      access: read,
      summary: `One of ${name}.`,
    }),
    update: endpoint({
      ...item,
      ...write,
      name: `update${type}`,
      method: 'PATCH',
      access: update,
      summary: `Changes one of ${name}.`,
      body: mergePatchSchema,
      consumes: mergePatch,
    }),
    remove: endpoint({
      ...write,
      name: `remove${type}`,
      method: 'DELETE',
      path: item.path,
      params: byId,
      access: permissions.remove ?? update,
      summary: `Removes one of ${name}.`,
      resource: type,
    }),
  };
}

/** One kind of reference document, as data: its schema and its five endpoints (`listStocks`, `getStock`, …). */
export function resource<S extends z.ZodObject, X = unknown, const P extends boolean = false>(
  spec: ResourceSpec<S, X, P>,
) {
  const { name, type, schema, permissions } = spec;
  const problems: readonly ProblemCode[] = [...(spec.problems ?? []), ...referenceProblems(schema)];
  const row = z.object({ ...schema.shape, ...frame, ...spec.computed?.shape }) as unknown as z.ZodType<
    z.infer<S> & ResourceFrame & X
  >;
  return {
    name,
    type,
    schema,
    row,
    personal: spec.personal ?? [],
    published: (spec.published ?? false) as P,
    seldomWritten: spec.seldomWritten ?? false,
    endpoints: {
      list: endpoint({
        name: `list${plural(name)}`,
        method: 'GET',
        path: `/${name}`,
        access: permissions.list,
        summary: `A page of ${name}.`,
        list: spec.list,
        resource: type,
        reply: row,
        ...(spec.query && { query: spec.query }),
      }),
      create: endpoint({
        name: `create${type}`,
        method: 'POST',
        path: `/${name}`,
        access: permissions.create,
        ...(spec.premium && { premium: spec.premium }),
        summary: `Adds to ${name}.`,
        body: schema,
        reply: row,
        resource: type,
        status: 201,
        problems,
      }),
      ...itemEndpoints({ ...spec, problems }, row),
    },
  };
}

/** The result of `resource()`, independent of its schema. */
export type ResourceContract<S extends z.ZodObject = z.ZodObject, R extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly type: string;
  readonly schema: S;
  readonly row: R;
  readonly personal: readonly string[];
  readonly published: boolean;
  readonly seldomWritten: boolean;
  readonly endpoints: Readonly<Record<'list' | 'get' | 'create' | 'update' | 'remove', EndpointSpec>>;
};
export type PublishedContract = ResourceContract & { readonly published: true };
export type BodyOfResource<C extends ResourceContract> = z.infer<C['schema']>;
export type RowOfResource<C extends ResourceContract> = z.infer<C['row']>;
