// `npm run stock-client -- <address> <email> <password>`: lists every resource of a running server with the data provider of
// @api-platform/admin, reads what it listed, and sends each record back as it was read. Nothing is changed by it.
// With a token in TOKEN nobody logs in; with JSON in FORMAT the outcome is JSON.
import { stockClient } from './client.mjs';

const [address = 'http://localhost:3000', email, password] = process.argv.slice(2);
const page = { pagination: { page: 1, perPage: 3 }, sort: { field: 'id', order: 'ASC' }, filter: {} };

async function signIn() {
  const response = await fetch(new URL('/api/login', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, detail } = await response.json();
  if (!token) throw new Error(`${email} could not log in: ${detail}`);
  return token;
}

const without = (record) => JSON.stringify({ ...record });

/** What the provider can do with one resource; `problem` is what went wrong first. */
async function tried(client, { name, operations }) {
  const outcome = { name, rows: 0, read: 0, sentBack: 0 };
  try {
    const { data, total } = await client.getList(name, page);
    outcome.rows = total;
    const ids = data.map(({ id }) => id);
    if (ids.length > 0) outcome.read = (await client.getMany(name, { ids })).data.length;
    if (outcome.read !== ids.length)
      throw new Error(`${outcome.read} of ${ids.length} were found by their ids`);
    if (!operations.some(({ type }) => type === 'edit')) return outcome;
    for (const id of ids) {
      const { data: record } = await client.getOne(name, { id });
      const { data: after } = await client.update(name, { id, data: record, previousData: record });
      if (without(after) !== without(record)) throw new Error(`${id} is another one now`);
      outcome.sentBack += 1;
    }
    return { ...outcome, editable: true };
  } catch (error) {
    // Not every role lists and edits everything.
    if (error.status === 403) return { ...outcome, refused: true };
    return { ...outcome, problem: [error.status, error.message].filter(Boolean).join(' ') };
  }
}

const { client, resources } = await stockClient(address, process.env['TOKEN'] ?? (await signIn()));
const outcomes = [];
for (const resource of resources) outcomes.push(await tried(client, resource));
if (process.env['FORMAT'] === 'json') console.log(JSON.stringify(outcomes));
else console.table(outcomes);
process.exitCode = outcomes.some(({ problem }) => problem) ? 1 : 0;
