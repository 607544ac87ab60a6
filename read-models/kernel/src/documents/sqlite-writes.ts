import { encodeDocument } from './document-json';
import {
  DocumentConflict,
  type CollectionSpec,
  type Document,
  type Stored,
  type WriteOp,
} from './documents.port';
import { indexDdl, tableOf } from './table-ddl';
import type { SqliteConnection } from './sqlite-connection';

const uniqueViolated = 2067;

/** Not `instanceof Error`: the driver's errors may come from another realm than the caller's. */
const isUniqueViolation = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === uniqueViolated;

function brokenIndex(spec: CollectionSpec, error: unknown): readonly string[] | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const indexes = (spec.indexes ?? []).flatMap((index) => indexDdl(spec, index) ?? []);
  return indexes.find((index) => error.message.includes(`'${index.name}'`))?.fields ?? [];
}

/** @returns the number of rows written. */
function putRow(
  connection: SqliteConnection,
  table: string,
  id: string,
  doc: string,
  expected?: number,
): number {
  const insert = `INSERT INTO ${table} (id, revision, doc) VALUES (?, 1, ?) ON CONFLICT (id)`;
  if (expected === undefined) {
    return connection.run(`${insert} DO UPDATE SET revision = revision + 1, doc = excluded.doc`, [id, doc]);
  }
  if (expected === -1) return connection.run(`${insert} DO NOTHING`, [id, doc]);
  const update = `UPDATE ${table} SET revision = revision + 1, doc = ? WHERE id = ? AND revision = ?`;
  return connection.run(update, [doc, id, expected]);
}

/** The revision just written by a put. */
export function writtenRevision(
  connection: SqliteConnection,
  spec: CollectionSpec,
  id: string,
  expected?: number,
): number {
  if (expected !== undefined) return expected === -1 ? 1 : expected + 1;
  return Number(
    connection.first(`SELECT revision FROM ${tableOf(spec.name)} WHERE id = ?`, [id])?.['revision'],
  );
}

/** Runs inside the caller's transaction. @throws DocumentConflict */
export function putDocument(
  connection: SqliteConnection,
  spec: CollectionSpec,
  document: Document,
  expected?: number,
): void {
  const doc = encodeDocument(document);
  try {
    const written = putRow(connection, tableOf(spec.name), document._id, doc, expected);
    if (written === 0) throw new DocumentConflict(spec.name, document._id, 'revision');
  } catch (error) {
    const fields = brokenIndex(spec, error);
    throw fields ? new DocumentConflict(spec.name, document._id, 'unique', fields) : error;
  }
}

/** Runs inside the caller's transaction. @returns whether there was one. @throws DocumentConflict */
export function deleteDocument(
  connection: SqliteConnection,
  spec: CollectionSpec,
  id: string,
  expected?: number,
): boolean {
  const table = tableOf(spec.name);
  if (expected === undefined) return connection.run(`DELETE FROM ${table} WHERE id = ?`, [id]) > 0;
  if (connection.run(`DELETE FROM ${table} WHERE id = ? AND revision = ?`, [id, expected]) > 0) return true;
  const exists = connection.first(`SELECT 1 FROM ${table} WHERE id = ?`, [id]) !== undefined;
  if (exists || expected !== -1) throw new DocumentConflict(spec.name, id, 'revision');
  return false;
}

export function applyOps(
  connection: SqliteConnection,
  spec: CollectionSpec,
  ops: readonly WriteOp<Document>[],
): void {
  for (const op of ops) {
    if (op.kind === 'put') putDocument(connection, spec, op.document, op.expected);
    else deleteDocument(connection, spec, op.id, op.expected);
  }
}

/** Runs inside the caller's transaction: writes the document with its own revision, replacing any other. */
export function importDocument(
  connection: SqliteConnection,
  spec: CollectionSpec,
  { _revision, ...document }: Stored<Document>,
): void {
  const columns = `INSERT INTO ${tableOf(spec.name)} (id, revision, doc) VALUES (?, ?, ?)`;
  const over = 'ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, doc = excluded.doc';
  connection.run(`${columns} ${over}`, [document._id, _revision, encodeDocument(document)]);
}
