import type { BulkEndpoint } from '@reprise/contracts/kernel';
import type { Permission } from '@reprise/contracts/permissions';

/** What an act asks once, for all its lines; under `name` in the act's body. */
export type BulkField = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'choice'; readonly options: readonly { value: string; label: string }[] }
  | { readonly kind: 'text'; readonly needed?: (said: BulkSaid) => boolean }
);
export type BulkSaid = Readonly<Record<string, string>>;

/** An act on many rows, as data: whether it is possible for a row, the server says. */
export type BulkAct = {
  readonly key: string;
  readonly label: string;
  /** What it does to each row, and whether it can be undone. */
  readonly sentence: string;
  readonly call: BulkEndpoint;
  /** Beside that of the call. */
  readonly permission?: Permission;
  readonly danger?: boolean;
  /** Of the body, and not asked. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly BulkField[];
};

/** A chosen row by what a person calls it. */
export type BulkRow = { readonly id: string; readonly name: string };
