import { z } from 'zod';
import { countrySchema, endpoint, resource, type RowOfResource } from '../kernel';
import { moduleTypeSchema } from '../permissions';
import { activityStatuses, organisationTypeSchema } from './organisation.rules';

const address = z.string().min(2).max(125);

/** A node of an account's tree (back office §3 "Organisation / entity", limits of §5). */
export const organisationSchema = z.strictObject({
  type: organisationTypeSchema,
  commonName: z.string().min(2).max(255),
  corporateName: z.string().min(2).max(255).optional(),
  siret: z.string().max(20).optional(),
  capital: z.string().max(50).optional(),
  street: address.optional(),
  streetMore: address.optional(),
  zipCode: z.string().max(20).optional(),
  city: z.string().min(2).max(45).optional(),
  country: countrySchema.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  geocodedByUser: z.boolean().default(false),
  placeEmail: z.email().optional(),
  status: z.enum(activityStatuses).default('active'),
  /** That of its type unless named. */
  moduleType: moduleTypeSchema.optional(),
  parentOrganizationId: z.string().optional(),
  externalId: z.string().min(1).max(45).optional(),
  defaultWarehouse: z.string().optional(),
  buyer: z.string().optional(),
  stock: z.string().optional(),
});

export const organisationContract = resource({
  name: 'organizations',
  type: 'Organization',
  schema: organisationSchema,
  permissions: { list: 'organisation.list', create: 'organisation.create', update: 'organisation.update' },
  list: {
    filters: [
      'id',
      'accountId',
      'type',
      'status',
      'commonName',
      'externalId',
      'moduleType',
      'parentOrganizationId',
      'buyer',
      'city',
    ],
    exists: ['parentOrganizationId'],
    order: ['commonName', 'type', 'status', 'createdAt', 'city'],
  },
  problems: [
    'external-id-already-used',
    'parent-not-allowed',
    'type-fixed-after-creation',
    'still-referenced',
  ],
});
export type Organisation = RowOfResource<typeof organisationContract>;

export type OrganisationNode = {
  readonly id: string;
  readonly commonName: string;
  readonly type: z.infer<typeof organisationTypeSchema>;
  readonly status: (typeof activityStatuses)[number];
  readonly children: readonly OrganisationNode[];
};
const nodeSchema: z.ZodType<OrganisationNode> = z.object({
  id: z.string(),
  commonName: z.string(),
  type: organisationTypeSchema,
  status: z.enum(activityStatuses),
  get children() {
    return z.array(nodeSchema);
  },
});

export const publicOrganisationSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  ...organisationSchema.pick({
    type: true,
    commonName: true,
    street: true,
    streetMore: true,
    zipCode: true,
    city: true,
    country: true,
    latitude: true,
    longitude: true,
  }).shape,
});
export type PublicOrganisation = z.infer<typeof publicOrganisationSchema>;

const byId = z.object({ id: z.string().max(100) });
const countsSchema = z.object({ root: z.int(), tim: z.int(), lcm: z.int(), rps: z.int() });
const rows = z.array(organisationContract.row);
const read = { method: 'GET', access: 'organisation.filter' } as const;

/** The other questions about organisations (back office §7 "Organisations"). */
export const organisationEndpoints = {
  tree: endpoint({
    ...read,
    name: 'getOrganizationTree',
    path: '/organizations/tree',
    summary: 'The tree, as far as the reader sees it.',
    reply: z.array(nodeSchema),
  }),
  root: endpoint({
    ...read,
    name: 'getRootOrganization',
    path: '/organizations/root',
    summary: 'The root of the account.',
    reply: organisationContract.row,
    resource: 'Organization',
  }),
  availableParents: endpoint({
    ...read,
    name: 'listAvailableParents',
    path: '/organizations/available-parents',
    summary: 'Organisations that one of a type may have as parent.',
    query: z.object({ type: organisationTypeSchema, id: z.string().optional() }),
    reply: rows,
  }),
  connectedWarehouses: endpoint({
    ...read,
    name: 'listConnectedWarehouses',
    path: '/organizations/connected-warehouses',
    summary: 'Active warehouses of the account.',
    reply: rows,
  }),
  public: endpoint({
    name: 'getPublicOrganization',
    method: 'GET',
    path: '/organizations/{id}/public',
    access: 'anonymous',
    summary: 'What anyone may know of an organisation.',
    params: byId,
    reply: publicOrganisationSchema,
  }),
  publicStores: endpoint({
    name: 'listPublicStores',
    method: 'GET',
    path: '/organizations/public-stores',
    access: 'anonymous',
    summary: 'Active stores of the visitor’s account, where a product may be handed in.',
    reply: z.array(publicOrganisationSchema),
  }),
  moduleCount: endpoint({
    ...read,
    name: 'countOrganizationModules',
    path: '/organizations/{id}/module-count',
    summary: 'Organisations per module, from one downwards.',
    params: byId,
    reply: countsSchema,
  }),
} as const;
