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
  ],
});

const tree = {
  method: 'GET',
  access: 'catalogue.browse',
} as const;

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
