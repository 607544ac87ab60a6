import { z } from 'zod';
import { endpoint, listOfDistinct, uuidSchema } from '../kernel';

/** A list's name, a column's key. */
const nameSchema = z.string().regex(/^[\w.:-]{1,60}$/);
const listNameSchema = nameSchema.describe('The list, by the name that the screens give it: `buybacks`.');

const columnsSchema = listOfDistinct(nameSchema, 60);

const savedViewBodySchema = z.strictObject({
  list: nameSchema,
  label: z.string().trim().min(1).max(60),
  /** With everybody of the owner's organisation, or his alone. */
  shared: z.boolean(),
  /** Filters and order as they stand in the list's address; what the reader may see is decided by the list. */
  address: z.string().max(2000),
  columns: columnsSchema,
});

export const savedViewSchema = savedViewBodySchema.extend({
  id: uuidSchema,
  /** The reader's own: he alone renames and removes it. */
  own: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

const views = { access: 'saved-view.own', path: '/saved-views' } as const;
const one = { ...views, path: '/saved-views/{id}', params: z.object({ id: uuidSchema }) } as const;

export const savedViewEndpoints = {
  read: endpoint({
    ...views,
    name: 'readSavedViews',
    method: 'GET',
    summary: 'The saved views of a list: the reader’s own and those shared in his organisation.',
    query: z.object({ list: listNameSchema }),
    reply: z.object({ views: z.array(savedViewSchema) }),
  }),
  create: endpoint({
    ...views,
    name: 'createSavedView',
    method: 'POST',
    summary: 'Saves filters, order and columns of a list under a name.',
    body: savedViewBodySchema,
    reply: savedViewSchema,
    status: 201,
    problems: ['name-already-used'],
  }),
  update: endpoint({
    ...one,
    name: 'updateSavedView',
    method: 'PATCH',
    summary: 'Renames one’s own view, shares it or saves the list’s present state in it.',
    body: savedViewBodySchema.omit({ list: true }).partial(),
    reply: savedViewSchema,
    problems: ['name-already-used'],
  }),
  remove: endpoint({
    ...one,
    name: 'removeSavedView',
    method: 'DELETE',
    summary: 'Removes one’s own view.',
    status: 204,
  }),
};

const columns = {
  access: 'saved-view.own',
  path: '/list-columns/{list}',
  params: z.object({ list: listNameSchema }),
} as const;

/** The columns that a person last chose for a list, in whichever browser. */
export const listColumnsEndpoints = {
  read: endpoint({
    ...columns,
    name: 'readListColumns',
    method: 'GET',
    summary: 'The columns that the reader chose for a list; null if he never did.',
    reply: z.object({ columns: columnsSchema.nullable() }),
  }),
  keep: endpoint({
    ...columns,
    name: 'keepListColumns',
    method: 'PUT',
    summary: 'Keeps the reader’s choice of columns for a list.',
    body: z.strictObject({ columns: columnsSchema }),
    reply: z.object({ columns: columnsSchema }),
  }),
};
