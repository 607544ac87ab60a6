import type { EndpointSpec, Reference } from '@reprise/contracts/kernel';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FormValues } from '../../kernel/forms';
import type { Texts } from '../../kernel/i18n';
import type { StorageKey } from '../../kernel/storage';
import type { FormFieldSpec } from '../form/form-spec';
import type { ListColumn, ListEndpoint, RowAction } from '../list/list-spec';
import type { PageHeaderProps } from '../page/page-header';
import type { PageAction } from '../page/page-actions';

export type AnyRow = { id: string };
/** Addresses as in the specification; `edit` has one parameter, the id. */
export type ResourcePaths = { list: string; create: string; edit: string };
type Key<Row> = Extract<keyof Row, string>;
export type Option = { value: string; label: string };

/** The part of `resource()` that screens read. */
type ScreenContract<Row> = {
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly endpoints: Readonly<
    Record<'list' | 'get', ListEndpoint<Row>> & Record<'create' | 'update' | 'remove', EndpointSpec>
  >;
};

/** A field by its name alone, or with details that its schema does not contain. */
export type ResourceField<Row> =
  | Key<Row>
  | {
      name: Key<Row>;
      kind?: Extract<FormFieldSpec['kind'], 'text' | 'textarea' | 'tel' | 'money' | 'percent'>;
      /** Absent while it answers false. A field may stand twice, of two kinds, if one at a time is shown. */
      shown?: (values: FormValues) => boolean;
      /** Fields that mean something else once this one has changed. */
      clears?: readonly Key<Row>[];
      /** Entered when the document is added, fixed afterwards. */
      onlyNew?: boolean;
      /** A value that may be saved, but looks like a typing error: the field says `doubt.<name>`. */
      doubtful?: (value: unknown) => boolean;
      /** Values that no document can be added with. */
      never?: readonly string[];
    };

/** A column by its field's name alone, or with its own rendering. Its title is `field.<key>`. */
type ResourceColumn<Row> = Key<Row> | (Omit<ListColumn<Row>, 'title'> & { title?: string });

/** A document's own actions: entries of the row menu, what is shown or opened with them, and actions of the page. */
export type ResourceActs<Row> = {
  actions: readonly RowAction<Row>[];
  children?: ReactNode;
  page?: readonly PageAction[];
};

/** What the server decides by more than a permission: whether one may be added, and why this one may not be changed (a key of `reason`). */
export type ResourceRights<Row> = {
  add: boolean;
  remove?: boolean;
  locked: (row: Row) => string | undefined;
};

/** The form of a document, from its contract. Labels are `field.<name>`, helps `help.<name>`. */
export type ResourceFields<Row extends object> = {
  contract: { readonly schema: z.ZodObject };
  namespace: keyof Texts;
  sections: readonly { key: string; fields: readonly ResourceField<Row>[] }[];
  /** The sections are tabs. */
  tabs?: boolean;
  /** Options from elsewhere, by field. With fewer than two there is nothing to choose, and no field. */
  useOptions?: () => Partial<Readonly<Record<Key<Row>, readonly Option[]>>>;
  /** Fields drawn in a way of their own, by name; with none, this person does not fill it in. */
  useDrawn?: () => Partial<Readonly<Record<Key<Row>, readonly FormFieldSpec[]>>>;
  /** What the draft comes to, below the last section; its label is `draft`. */
  preview?: (values: FormValues) => ReactNode;
  /** Fields that must be filled in because of others, although the schema does not require them. */
  required?: (values: FormValues) => readonly Key<Row>[];
};

/**
 * The screens of a reference document. Labels are `field.<name>` of its namespace, helps `help.<name>`, values
 * `value.<field>.<value>`; filters, orders, permissions and the kinds of fields follow from its contract.
 */
export type ResourceScreens<Row extends AnyRow> = ResourceFields<Row> & {
  contract: ScreenContract<Row>;
  paths: ResourcePaths;
  /** The name of one of them, for people. */
  nameOf: (row: Row) => string;
  columns: readonly ResourceColumn<Row>[];
  /** Beside the name of one of them, and the line below it. */
  about?: (row: Row) => Pick<PageHeaderProps, 'aside' | 'context'>;
  list?: {
    /** The parameter of a search box; its label is `search`. */
    search?: string;
    /** What is chosen until the person chooses, by filter. */
    initial?: Readonly<Record<string, readonly string[]>>;
    /** Where the browser keeps its filters for the next visit. */
    remembers?: StorageKey;
    /** Documents that a filter names although the row's field of this name is their text. */
    references?: Readonly<Record<string, Reference>>;
  };
  defaultOrder?: { field: string; direction: 'asc' | 'desc' };
  /** Fields of this document that cannot be changed. */
  fixed?: (row: Row) => readonly Key<Row>[];
  /** Why this document cannot be removed: a key of `reason`. */
  kept?: (row: Row) => string | undefined;
  useRights?: () => ResourceRights<Row>;
  useActs?: () => ResourceActs<Row>;
  /**
   * Shown after one was added, before the list: for example a secret shown only once. Undefined if there is nothing
   * to show.
   */
  created?: (reply: unknown, onClose: () => void) => ReactNode;
};
