import { z } from 'zod';
import { stocksOfOtherPurpose } from '../item/stock-purpose.rules';
import { endpoint, reference, resource, type RowOfResource } from '../kernel';
import { moduleTypeSchema } from '../permissions';
import { organisationName, organisationPlace, publicOrganisationSchema } from './organisation.rows';
import { activityStatuses, organisationTypeSchema } from './organisation.rules';

/** A node of an account's tree (back office §3 "Organisation", limits of back office §5). */
export const organisationSchema = z.strictObject({
  ...organisationName,
  corporateName: z.string().trim().min(2).max(255).optional(),
  siret: z.string().max(20).optional(),
  capital: z.string().max(50).optional(),
  ...organisationPlace,
  geocodedByUser: z.boolean().default(false),
  placeEmail: z.email().optional(),
  status: z.enum(activityStatuses).default('active'),
  /** By default that of its type. */
  moduleType: moduleTypeSchema.optional(),
  parentOrganizationId: reference(z.string(), { to: 'organizations' }).optional(),
  /** "Max 45 and unique" (back office §5): without the spaces that pasting adds, which nobody sees. */
  externalId: z.string().trim().min(1).max(45).optional(),
  defaultWarehouse: reference(z.string(), {
    to: 'organizations',
    where: { type: 'warehouse' },
    active: true,
  }).optional(),
  buyer: reference(z.string(), { to: 'organizations', where: { type: 'buyer' } }).optional(),
  /** A workshop’s own: where an item that is to be refurbished lies, unless the technician chooses another. If omitted: its native one. */
  stock: reference(z.string(), {
    to: 'stocks',
    except: { native: stocksOfOtherPurpose('item_refurb_in_progress') },
    holds: false,
  }).optional(),
});

export const organisationContract = resource({
  name: 'organizations',
  seldomWritten: true,
  published: true,
  type: 'Organization',
  schema: organisationSchema,
  permissions: { list: 'organisation.list', create: 'organisation.create', update: 'organisation.update' },
  list: {
    filters: [
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
    'account-not-retailer',
    'account-not-buyer',
    'still-referenced',
    'warehouse-not-empty',
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

const byId = z.object({ id: z.string().max(100) });
const countsSchema = z.object({ root: z.int(), tim: z.int(), lcm: z.int(), rps: z.int() });
const rows = z.array(organisationContract.row);
const read = { method: 'GET', access: 'organisation.filter' } as const;

/** Further calls about organisations (back office §7 "Organisations"). */
export const organisationEndpoints = {
  tree: endpoint({
    ...read,
    name: 'getOrganizationTree',
    path: '/organizations/tree',
    summary: 'The part of the tree that the reader may see.',
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
    summary: 'Possible parents of an organisation of a given type.',
    query: z.object({
      type: organisationTypeSchema.describe('The type of the organisation that needs a parent.'),
      id: z
        .string()
        .optional()
        .describe('The organisation itself, if it exists already: it is no parent of its own.'),
    }),
    reply: rows,
  }),
  connectedWarehouses: endpoint({
    ...read,
    name: 'listConnectedWarehouses',
    path: '/organizations/connected-warehouses',
    summary: 'Active warehouses of the account, then those of the buyer accounts that are linked to it.',
    reply: rows,
  }),
  linkedBuyers: endpoint({
    ...read,
    name: 'listLinkedBuyers',
    path: '/accounts/{id}/linked-buyers',
    summary:
      'Who may buy what the account takes in: the account itself, and the buyer accounts linked to it.',
    params: byId,
    reply: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  public: endpoint({
    name: 'getPublicOrganization',
    method: 'GET',
    path: '/organizations/{id}/public',
    access: 'anonymous',
    summary: 'The public facts about an organisation.',
    params: byId,
    reply: publicOrganisationSchema,
  }),
  publicStores: endpoint({
    name: 'listPublicStores',
    method: 'GET',
    path: '/organizations/public-stores',
    access: 'anonymous',
    summary: 'Active stores of the visitor’s account, where products can be handed in.',
    reply: z.array(publicOrganisationSchema),
  }),
  moduleCount: endpoint({
    ...read,
    name: 'countOrganizationModules',
    path: '/organizations/{id}/module-count',
    summary: 'Number of organisations per module, for an organisation and its descendants.',
    params: byId,
    reply: countsSchema,
  }),
} as const;
