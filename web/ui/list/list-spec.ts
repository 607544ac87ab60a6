import type { StorageKey } from '../../kernel/storage';
import type { EndpointSpec, Reference } from '@reprise/contracts/kernel';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { QueryParams } from '../../kernel/api';
import type { BulkAct } from '../bulk/bulk-act';
import type { DrawingName } from '../drawings';
import type { IconName } from '../icon-paths';
import type { PageAction } from '../page/page-actions';
import type { PageHeaderProps } from '../page/page-header';

/**
 * Where a column appears on the card that replaces a row on a narrow screen: its heading, the amount beside it, the
 * line below, and at the bottom the status and a note. A column without a place is omitted.
 */
export type CardPlace = 'title' | 'money' | 'line' | 'status' | 'note';

export type ListColumn<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The API's field in `order[field]`; the column is sortable if it is given. */
  order?: string;
  /** Money and counts. */
  align?: 'right';
  /** Hidden until selected. */
  hidden?: boolean;
  width?: number;
  /** The first column is always on the card: as its title, or in its line if another is the title. */
  card?: CardPlace;
  /** Its title stands on the card too: the value alone would not say what it is. */
  named?: boolean;
};

/** A filter whose value is in the URL under its API name. */
export type ListFilter =
  | {
      kind: 'choice';
      name: string;
      label: string;
      options: readonly { value: string; label: string }[];
      multiple?: boolean;
      /** Until the person chooses otherwise. */
      initial?: readonly string[];
    }
  | { kind: 'text'; name: string; label: string }
  /** Several of the documents that the field may name, chosen by name. */
  | { kind: 'reference'; name: string; label: string; reference: Reference }
  /** Sent as `name[gte]` and `name[lte]`. With `unit` minor, 12.50 becomes 1250. */
  | { kind: 'range'; name: string; label: string; unit?: 'plain' | 'minor' }
  /** Sent as `name[after]` and `name[before]`, ISO dates. */
  | { kind: 'dates'; name: string; label: string };

export type ListSearch =
  | { /** API name of the search box's parameter. */ name: string; label: string; finds?: never; as?: never }
  | {
      /** The parameter of a whole code. */
      name: string;
      /** Finds files by any code and, on request, by their customer (ADR 38): what of a found file the list is asked for. */
      finds: 'id' | 'identificationNumber';
      /** The parameter of the files that were found, in a list of what contains them: it is asked for `name` if there are none. */
      as?: string;
      label?: string;
      /** `name` finds products by words too: by a button where the text may be a person, who is not looked for by typing. */
      products?: true;
    };

export type RowAction<Row> = {
  key: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
  onPress: (row: Row) => void;
  /** Why it is not possible for this row, or undefined. */
  disabledReason?: (row: Row) => string | undefined;
  shown?: (row: Row) => boolean;
};
export type BulkAction<Row> = {
  key: string;
  label: string;
  danger?: boolean;
  onPress: (rows: readonly Row[]) => void;
};

/** A collection of the API with these rows. */
export type ListEndpoint<Row> = EndpointSpec<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Row>>;

export type ListSpec<Row> = PageHeaderProps & {
  /** Unique; identifies the list in the store and in stored column choices. */
  name: string;
  endpoint: ListEndpoint<Row>;
  /** Of the collection's address: the list whose lines these are. */
  params?: Readonly<Record<string, string>>;
  /** Sent with every request, never shown. */
  fixedQuery?: QueryParams;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The first column links to it; undefined for a row that this person does not open. */
  rowLink?: (row: Row) => string | undefined;
  /** The row's name for screen readers. */
  rowName?: (row: Row) => string;
  /** Without it there is no search box. */
  search?: ListSearch;
  filters?: readonly ListFilter[];
  /** API field and direction before the person chooses. */
  defaultOrder?: { field: string; direction: 'asc' | 'desc' };
  /** Where the browser keeps the filters and the order for the next visit. */
  remembers?: StorageKey;
  rowActions?: readonly RowAction<Row>[];
  bulkActions?: readonly BulkAction<Row>[];
  /** Acts on many rows at once, with a preview; those that the person may not do are left out. */
  acts?: readonly BulkAct[];
  actions?: readonly PageAction[];
  empty: { sentence: string; action?: ReactNode; drawing?: DrawingName };
  /** Between header and toolbar: an alert, counters; a function receives the rows on screen. */
  children?: ReactNode | ((rows: readonly Row[]) => ReactNode);
};
