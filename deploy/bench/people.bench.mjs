// The list of users and the access log over HTTP, 100,000 lines each; totals included.
import { openDataFolder } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { bench, quick, say, seeded } from './measure.mjs';
import { call, login, startProduct, timedRequests } from './product.mjs';

const rows = quick ? 10_000 : 100_000;
const requests = quick ? 60 : 250;
const batch = 5000;
const random = seeded(7);
const pick = (list) => list[Math.floor(random() * list.length)];
const names = ['Ada', 'Blaise', 'Chloé', 'Denis', 'Émilie', 'Farid', 'Grace', 'Henri', 'Inès', 'Jules'];
const families = ['Byron', 'Curie', 'Dubois', 'Martin', 'Nguyen', 'Petit', 'Roux', 'Simon', 'Weber', 'Zola'];
const kinds = ['logged-in', 'logged-in', 'logged-in', 'login-refused', 'factor-refused', 'logged-out'];
const year = 365 * 86_400_000;

/** Somewhere in the last half year: older lines are forgotten. */
const moment = () => new Date(Date.now() - Math.floor(random() * (year / 2 - 86_400_000))).toISOString();

function userLike({ _revision, _outbox, ...template }, n) {
  const [firstname, lastname] = [pick(names), `${pick(families)}-${n}`];
  const email = `${firstname}.${lastname}@bench.example`.toLowerCase();
  const createdAt = moment();
  const status = random() < 0.9 ? 'active' : 'inactive';
  return {
    ...template,
    _id: randomUUID(),
    firstname,
    lastname,
    email,
    status,
    createdAt,
    updatedAt: createdAt,
  };
}

const entryLike = (people, accountId) => ({
  ...{ _id: randomUUID(), accountId, userId: pick(people), actorId: null, at: moment(), kind: pick(kinds) },
  ...{ method: 'password', device: { browser: 'Chrome', system: 'Windows' }, network: '10.0.0.0' },
});

async function fill(folder) {
  const { documents, close } = openDataFolder(folder, { synchronous: 'NORMAL' });
  const [template] = await documents
    .collection({ name: 'users' })
    .find({ email: 'store_seller@demo.reprise.test' });
  const people = [];
  for (let n = 0; n < rows; n += batch) {
    const users = Array.from({ length: batch }, (_, k) => userLike(template, n + k));
    people.push(...users.map(({ _id }) => _id));
    const entries = Array.from({ length: batch }, () => entryLike(people, template.accountId));
    for (const [name, made] of [
      ['users', users],
      ['access_entries', entries],
    ])
      await documents.batch([
        { collection: { name }, ops: made.map((document) => ({ kind: 'put', document, expected: -1 })) },
      ]);
  }
  await close();
  return people;
}

const lists = (people) => ({
  'users, by address': () => '/users?itemsPerPage=30',
  'users, by last name': () => '/users?itemsPerPage=30&order[lastname]=asc',
  'users, newest first, page 5': () => '/users?itemsPerPage=30&order[createdAt]=desc&page=5',
  'users, active, by first name': () => '/users?itemsPerPage=30&status=active&order[firstname]=asc',
  'users, beginning of a last name': () => `/users?itemsPerPage=30&lastname=${pick(families).slice(0, 3)}`,
  'users, one address': () => `/users?email=${pick(names).toLowerCase()}.${pick(families).toLowerCase()}-1`,
  'access log, newest first': () => '/access-entries?itemsPerPage=30',
  'access log, one kind': () => '/access-entries?itemsPerPage=30&kind[]=login-refused',
  'access log, one person': () => `/access-entries?itemsPerPage=30&userId=${pick(people)}`,
  'access log, page 5': () => '/access-entries?itemsPerPage=30&page=5',
});

await bench(async (folder) => {
  const first = await startProduct(folder);
  await first.close();
  const people = await fill(folder);
  const product = await startProduct(folder);
  const token = await login(product.origin, 'root_management_unit_manager');
  const pages = {};
  for (const [name, path] of Object.entries(lists(people))) {
    pages[name] = await timedRequests(product, requests, () =>
      call(product.origin, 'GET', path(), { token }),
    );
    say(`  ${name}: ${JSON.stringify(pages[name])}`);
  }
  const nothing = await timedRequests(product, requests, async () =>
    (await fetch(`${product.origin}/bench/nothing`)).json(),
  );
  const memory = await product.memory();
  await product.close();
  return {
    what: `GET /users and /access-entries, ${rows} lines each; processorMs is the server’s own work for one request`,
    pages,
    nothing,
    aim: 'p95 at most 10 ms',
    memory,
  };
});
