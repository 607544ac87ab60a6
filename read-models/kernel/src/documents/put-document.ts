import { encodeDocument } from './document-json';
import {
  DocumentConflict,
  type CollectionSpec,
  type Document,
  type Stored,
  type WriteOp,
} from './documents.port';
import { keyValue } from './key-columns';
import { isUniqueViolation } from './sqlite-error';
import type { SqliteTable } from './sqlite-table';
import { indexDdl } from './table-ddl';

function brokenIndex(spec: CollectionSpec, error: unknown): readonly string[] | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const indexes = (spec.indexes ?? []).flatMap((index) =>
    index.unique ? (indexDdl(spec, index) ?? []) : [],
  );
  return indexes.find(({ refusal }) => error.message.endsWith(`: ${refusal}`))?.fields ?? [];
}

function insertRow(table: SqliteTable, document: Document, revision: number): void {
  const values = table.keys.map((key) => keyValue(document, key));
  table.connection.run(table.inserting, [document._id, revision, encodeDocument(document), ...values]);
}

/** Names the columns whose values changed, and no other. */
function updateRow(
  table: SqliteTable,
  document: Document,
  revision: number,
  before: Readonly<Record<string, unknown>>,
): void {
  const values = table.keys.map((key) => [key, keyValue(document, key)] as const);
  const changed = values.filter(([{ name }, value]) => before[name] !== value);
  const sets = ['revision = ?', 'doc = ?', ...changed.map(([{ column }]) => `${column} = ?`)];
  const text = `UPDATE ${table.name} SET ${sets.join(', ')} WHERE id = ?`;
  const columns = changed.map(([, value]) => value);
  table.connection.run(text, [revision, encodeDocument(document), ...columns, document._id]);
}

const exists = ({ connection, name }: SqliteTable, id: string): boolean =>
  connection.first(`SELECT 1 FROM ${name} WHERE id = ?`, [id]) !== undefined;

/** Reads nothing at first: most rows are new, and their writer knows it. */
function insertNew(table: SqliteTable, document: Document): number {
  try {
    insertRow(table, document, 1);
    return 1;
  } catch (error) {
    // One that is there also has its own unique values, and SQLite may tell of them first.
    if (!isUniqueViolation(error) || !exists(table, document._id)) throw error;
    throw new DocumentConflict(table.spec.name, document._id, 'revision');
  }
}

/** @returns the new revision. */
function putRow(table: SqliteTable, document: Document, expected?: number): number {
  if (expected === -1) return insertNew(table, document);
  const before = table.connection.first(table.reading, [document._id]);
  const known = before ? Number(before['revision']) : -1;
  if (expected !== undefined && expected !== known)
    throw new DocumentConflict(table.spec.name, document._id, 'revision');
  const revision = before ? known + 1 : 1;
  if (before) updateRow(table, document, revision, before);
  else insertRow(table, document, revision);
  return revision;
}

/** Runs inside the caller's transaction. @returns the new revision. @throws DocumentConflict */
export function putDocument(table: SqliteTable, document: Document, expected?: number): number {
  try {
    return putRow(table, document, expected);
  } catch (error) {
    const fields = brokenIndex(table.spec, error);
    throw fields ? new DocumentConflict(table.spec.name, document._id, 'unique', fields) : error;
  }
}

/** Runs inside the caller's transaction. @returns whether there was one. @throws DocumentConflict */
export function deleteDocument(table: SqliteTable, id: string, expected?: number): boolean {
  const { connection, spec, name } = table;
  if (expected === undefined) return connection.run(`DELETE FROM ${name} WHERE id = ?`, [id]) > 0;
  if (connection.run(`DELETE FROM ${name} WHERE id = ? AND revision = ?`, [id, expected]) > 0) return true;
  if (exists(table, id) || expected !== -1) throw new DocumentConflict(spec.name, id, 'revision');
  return false;
}

export function applyOps(table: SqliteTable, ops: readonly WriteOp<Document>[]): void {
  for (const op of ops) {
    if (op.kind === 'put') putDocument(table, op.document, op.expected);
    else deleteDocument(table, op.id, op.expected);
  }
}

/** Runs inside the caller's transaction: writes the document with its own revision, replacing any other. */
export function importDocument(table: SqliteTable, { _revision, ...document }: Stored<Document>): void {
  deleteDocument(table, document._id);
  insertRow(table, document, _revision);
}
