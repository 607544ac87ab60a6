// `lives.mjs <address> <records> <orders>`: with the data provider of @api-platform/admin, deletes the record of each kind that
// is there, and makes, changes and deletes another one; first it orders, pages and filters the list. A record with `ends` must
// be changed so before it may be deleted; one that is `kept` is neither made nor deleted by anybody. With a token in TOKEN.
import { stockClient } from './client.mjs';

const [address, records, orders] = process.argv.slice(2);
const { client } = await stockClient(address, process.env['TOKEN']);
const field = JSON.parse(orders);
const nobodys = Array.from(
  { length: 49 },
  (_, n) => `0197f4a0-0000-7000-8000-${String(n).padStart(12, '0')}`,
);

const list = (name, order = 'ASC', perPage = 100, page = 1, filter = {}) =>
  client.getList(name, { pagination: { page, perPage }, sort: { field: field[name], order }, filter });
const ids = ({ data }) => data.map(({ id }) => id);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const failed = (promise) =>
  promise.then(
    () => undefined,
    (error) => error,
  );

/** Whether the values stand in the record as they were sent: of a list or an object in their own form. */
const has = (record, body) => Object.entries(body).every(([key, value]) => same(record[key], value));

async function shown(name) {
  const rising = ids(await list(name));
  const ordered = same(rising, ids(await list(name, 'DESC')).reverse());
  const second = await list(name, 'ASC', 1, Math.min(2, rising.length));
  const paged = same(ids(second), [rising[Math.min(1, rising.length - 1)]]);
  const filtered = same(ids(await list(name, 'ASC', 100, 1, { id: [...nobodys, rising.at(-1)] })), [
    rising.at(-1),
  ]);
  return { name, ordered, paged, filtered };
}

/** @returns the status with which the first try was refused, if it must end otherwise first. */
async function remove(name, record, ends) {
  const deletion = () => client.delete(name, { id: record.id, previousData: record });
  if (!ends) return void (await deletion());
  const refusal = await failed(deletion());
  await client.update(name, { id: record.id, data: { ...record, ...ends }, previousData: record });
  await deletion();
  return refusal?.status;
}

/** As a form does: what it edits is read first. */
async function edit(name, id, change) {
  const { data: previousData } = await client.getOne(name, { id });
  const { data } = await client.update(name, { id, data: { ...previousData, ...change }, previousData });
  return {
    before: previousData,
    after: data,
    changed: has((await client.getOne(name, { id })).data, change),
  };
}

async function kept({ name, body, change }) {
  const seen = await shown(name);
  const record = (await list(name)).data.find((each) => has(each, body));
  const { before, after, changed } = await edit(name, record.id, change);
  const back = Object.fromEntries(Object.keys(change).map((key) => [key, before[key] ?? null]));
  await client.update(name, { id: record.id, data: { ...after, ...back }, previousData: after });
  const creation = await failed(client.create(name, { data: body }));
  const deletion = await failed(remove(name, record));
  return { ...seen, changed, creation: creation?.status, deletion: deletion?.status };
}

async function live({ name, body, change, ends }) {
  const seen = await shown(name);
  const wrong = await failed(client.create(name, { data: {} }));
  const refused =
    wrong?.status === 422 && wrong.message.split('\n').every((line) => /^\w[\w.[\]]*: ./.test(line));
  // The one that is there may have a name that only one can have.
  const before = (await list(name)).data.find((record) => has(record, body));
  if (before) await remove(name, before, ends);
  const { data: made } = await client.create(name, { data: body });
  const { after, changed } = await edit(name, made.id, change);
  const early = await remove(name, after, ends);
  const gone = await failed(client.getOne(name, { id: made.id }));
  return { ...seen, refused, changed, deleted: gone?.status === 404, ...(ends && { early }) };
}

const outcomes = [];
for (const record of JSON.parse(records))
  outcomes.push(
    await (record.kept ? kept : live)(record).catch((error) => ({
      name: record.name,
      problem: `${error.status} ${error.message}`,
    })),
  );
console.log(JSON.stringify(outcomes));
