import { z } from 'zod';
import { endpoint, resource } from '../kernel';
import { circuitSchema } from '../rules';
import { categoryInputSchema, categoryNodeSchema } from './category.document';

const byId = z.object({ id: z.uuid() });

export const categories = resource({
  name: 'categories',
  published: true,
  type: 'Category',
  schema: categoryInputSchema,
  computed: z.object({
    numberOfProducts: z.int().nonnegative(),
    numberOfPublishedProducts: z.int().nonnegative(),
    /** Categories below it that are bought while it is active, and only then. */
    numberOfStopped: z.int().nonnegative(),
    /** The nearest category above it that is inactive: nothing is bought in this one either. */
    stoppedById: z.uuid().nullable(),
    /** The root of its account. */
    organizationId: z.uuid().nullable(),
    /** The enabled rule that names it; the first by circuit where there are several. */
    dispatchCircuitRule: z.uuid().nullable(),
  }),
  permissions: { list: 'category.list', create: 'category.create', update: 'category.update' },
  list: {
    filters: ['name', 'identifier', 'parentId', 'status', 'circuits'],
    exists: ['parentId'],
    order: ['name', 'identifier', 'status'],
  },
  problems: [
    'invalid-request',
    'identifier-already-used',
    'account-not-retailer',
    'category-without-buyer',
    'category-has-content',
    'parent-not-allowed',
    'still-referenced',
    'premium-feature-missing',
  ],
});

const tree = {
  method: 'GET',
  access: 'catalogue.browse',
} as const;

/** For other programs of the platform (back office §7). */
const internal = { method: 'GET', access: 'category.list', resource: 'Category' } as const;

export const categoryEndpoints = {
  tree: endpoint({
    ...tree,
    name: 'getCategoryTree',
    path: '/categories/tree',
    summary: 'The account’s categories as a tree, with product counts per channel.',
    reply: z.array(categoryNodeSchema),
  }),
  subtree: endpoint({
    ...tree,
    name: 'getCategorySubtree',
    path: '/categories/tree/{id}',
    summary: 'One category and its descendants.',
    params: byId,
    reply: categoryNodeSchema,
  }),
  connectedTree: endpoint({
    ...tree,
    name: 'getConnectedCategoryTree',
    path: '/categories/connected-tree',
    summary: 'The active categories of which the reader’s own channel accepts products.',
    reply: z.array(categoryNodeSchema),
  }),
  withProducts: endpoint({
    ...tree,
    name: 'getCategoriesWithProducts',
    path: '/categories/with-products',
    summary: 'Categories with published products of their own, sorted by name.',
    reply: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        identifier: z.string(),
        parentId: z.uuid().nullable(),
        numberOfProducts: z.int().positive(),
      }),
    ),
  }),
  ofProduct: endpoint({
    ...tree,
    name: 'getProductCategoryTree',
    path: '/products/{id}/category_tree',
    summary: 'The categories of a product, from the root to its own.',
    params: byId,
    reply: z.array(z.strictObject({ id: z.uuid(), name: z.string(), identifier: z.string() })),
  }),
  checkpointsToArchive: endpoint({
    name: 'getCategoryCheckpointsToArchive',
    method: 'GET',
    path: '/categories/{id}/checkpoints-to-archive',
    access: 'category.list',
    summary: 'The diagnostic questions that nobody is asked any more once a category is out of use.',
    params: byId,
    reply: z.array(
      z.strictObject({ id: z.uuid(), title: z.string(), categoryId: z.uuid(), categoryName: z.string() }),
    ),
  }),
  internalRoot: endpoint({
    ...internal,
    name: 'getInternalRootCategory',
    path: '/internal/categories/root',
    summary: 'The root of the account’s categories.',
    reply: categories.row,
  }),
  internalOne: endpoint({
    ...internal,
    name: 'getInternalCategory',
    path: '/internal/categories/{id}',
    summary: 'One category.',
    params: byId,
    reply: categories.row,
  }),
  internalAncestry: endpoint({
    ...internal,
    name: 'getInternalCategoryAncestry',
    path: '/internal/categories/{id}/ancestry',
    summary: 'A category and those above it, from the root down.',
    params: byId,
    reply: z.array(categories.row),
  }),
  enableCircuit: endpoint({
    name: 'enableCategoryCircuit',
    method: 'POST',
    path: '/categories/{id}/circuits/{circuitId}',
    access: 'category.update',
    summary: 'Adds a circuit, given by id or by kind, to those that a category has or inherits.',
    params: byId.extend({ circuitId: z.uuid().or(circuitSchema) }),
    resource: 'Category',
    reply: categories.row,
    problems: ['circuit-inactive'],
  }),
  disableCircuit: endpoint({
    name: 'disableCategoryCircuit',
    method: 'DELETE',
    path: '/categories/{id}/circuits/{circuitId}',
    access: 'category.update',
    summary: 'Removes a circuit from a category. A category without circuits inherits its parent’s again.',
    params: byId.extend({ circuitId: z.uuid().or(circuitSchema) }),
  }),
} as const;
