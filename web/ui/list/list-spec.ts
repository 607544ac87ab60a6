import type { ReactNode } from 'react';
import type { QueryParams } from '../../kernel/api';
import type { DrawingName } from '../drawings';
import type { IconName } from '../icon-paths';
import type { PageAction, PageHeaderProps } from '../page/page-header';

export type ListColumn<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The API's field of `order[field]`; the column can be sorted when given. */
  order?: string;
  /** Money and counts. */
  align?: 'right';
  /** Not shown until chosen. */
  hidden?: boolean;
  width?: number;
};

/** A filter whose value lives in the URL under its API name. */
export type ListFilter =
  | {
      kind: 'choice';
      name: string;
      label: string;
      options: readonly { value: string; label: string }[];
      multiple?: boolean;
    }
  | { kind: 'text'; name: string; label: string }
  /** Sent as `name[gte]` and `name[lte]`. `unit` minor makes 12.50 into 1250. */
  | { kind: 'range'; name: string; label: string; unit?: 'plain' | 'minor' }
  /** Sent as `name[after]` and `name[before]`, ISO dates. */
  | { kind: 'dates'; name: string; label: string };

export type RowAction<Row> = {
  key: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
  onPress: (row: Row) => void;
  /** The reason why it is not possible for this row, or nothing. */
  disabledReason?: (row: Row) => string | undefined;
  shown?: (row: Row) => boolean;
};
export type BulkAction<Row> = {
  key: string;
  label: string;
  danger?: boolean;
  onPress: (rows: readonly Row[]) => void;
};

export type ListSpec<Row> = PageHeaderProps & {
  /** Unique; names the list in the store and in stored column choices. */
  name: string;
  path: string;
  /** Sent with every request, never shown. */
  fixedQuery?: QueryParams;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The first column becomes a link to it. */
  rowLink?: (row: Row) => string;
  /** The row's name for screen readers. */
  rowName?: (row: Row) => string;
  /** API name of the search box's parameter; no box without it. */
  search?: { name: string; label: string };
  filters?: readonly ListFilter[];
  /** API field and direction before the person chooses. */
  defaultOrder?: { field: string; direction: 'asc' | 'desc' };
  rowActions?: readonly RowAction<Row>[];
  bulkActions?: readonly BulkAction<Row>[];
  actions?: readonly PageAction[];
  empty: { sentence: string; action?: ReactNode; drawing?: DrawingName };
  /** Topics (IRIs) whose changes bring the list up to date by themselves. */
  topics?: readonly string[];
  /** A new value reads the list again: an act of the person has just changed a row. */
  changed?: string | undefined;
  /** Between header and toolbar: an alert, counters. */
  children?: ReactNode;
};
