// The list of users and the access log over HTTP, 100,000 lines each; totals included.
import { families, names, pick, rows } from './fill/people-data.mjs';
import { filledBy } from './fill/program.mjs';
import { bench, quick, say } from './measure.mjs';
import { call, login, startProduct, timedRequests } from './product.mjs';

const requests = quick ? 60 : 250;

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
  const people = await filledBy('people.mjs', folder);
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
