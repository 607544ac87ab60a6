// A hundred thousand users and as many lines of the access log.
import { openDataFolder } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { families, names, pick, random, rows } from './people-data.mjs';
import { fillAs } from './program.mjs';

const batch = 5000;
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

await fillAs(fill);
