// Mixed traffic at a fixed rate, whatever the server does: what shops, customers and warehouses do at once.
import { percentiles, seeded } from '../measure.mjs';
import { aDeclaration, call, login, until } from '../product.mjs';

const random = seeded(7);
const pick = (list) => list[Math.floor(random() * list.length)];

/** The token of a person, who logs in again before it ends. */
function staying(origin, role) {
  const longest = 10 * 60_000;
  let since = -longest;
  let token;
  return () => {
    if (performance.now() - since > longest) {
      since = performance.now();
      token = login(origin, role);
    }
    return token;
  };
}

/** Each act and how many of a hundred requests it is. */
export async function mixedTraffic(origin) {
  const { token, body } = await aDeclaration(origin);
  const [admin, warehouse] = [staying(origin, 'admin'), staying(origin, 'warehouse_operator')];
  const { ord } = await call(origin, 'POST', '/webtoken-with-account-and-ord', {
    form: { url: 'http://localhost/' },
  });
  const search = await call(origin, 'GET', `/organizations/${ord.id}/typesense`, { token });
  const declared = [];
  const waiting = [];
  const controlled = { asDeclared: 0, lower: 0 };
  const answered = { accept: 0, reject: 0 };
  /** What each customer answers an offer with. */
  const links = new Map();
  const known = () => pick(declared) ?? '';

  async function declare() {
    const { id, token: link } = await call(origin, 'POST', '/buybacks', { token, body });
    declared.push(id);
    links.set(id, link);
    if (random() < 0.5) waiting.push(id);
  }
  /** The customer takes the lower price, or asks for the product back. */
  async function answer(id) {
    const kind = random() < 0.7 ? 'accept' : 'reject';
    const body = { token: links.get(id) };
    const asked = async () =>
      (await call(origin, 'POST', `/buybacks/${id}/proposal/${kind}`, { body })) ?? true;
    await until(asked, 60_000);
    answered[kind] += 1;
  }
  /** A parcel arrives: checked in, controlled; then it is paid, or a lower price is proposed and answered. */
  async function arrive() {
    const id = waiting.shift();
    if (!id) return;
    const row = await call(origin, 'GET', `/buybacks/${id}`, { token: await admin() });
    if (!row.transport?.trackingNumber) return void waiting.push(id);
    await call(origin, 'POST', `/items/${id}/check-in`, { token: await warehouse(), body: {} });
    const asked = async () => call(origin, 'GET', `/items/${id}/questions`, { token: await warehouse() });
    const { questions } = await until(asked, 60_000);
    const isLower = random() < 0.3;
    const answers = questions.map((question) => ({
      questionId: question.id,
      answerId: (isLower ? question.answers.at(-1) : question.answers[0]).id,
    }));
    await call(origin, 'POST', `/items/${id}/control`, { token: await warehouse(), body: { answers } });
    controlled[isLower ? 'lower' : 'asDeclared'] += 1;
    if (isLower) await answer(id);
  }
  const typed = () => pick(['iph', 'galaxy', 'ipone 12', 'xiaomi', 'pixel 7']);
  const acts = [
    [25, 'declare', declare],
    [
      25,
      'list',
      async () =>
        call(origin, 'GET', '/buybacks?status[]=bb_in_transit&order[createdAt]=desc', {
          token: await admin(),
        }),
    ],
    [
      10,
      'list by price',
      async () => call(origin, 'GET', '/buybacks?order[prices.declared]=desc', { token: await admin() }),
    ],
    [
      15,
      'poll for the label',
      async () => {
        const id = known();
        if (id) await call(origin, 'GET', `/buybacks/${id}`, { token: await admin() });
      },
    ],
    [10, 'arrive', arrive],
    [
      15,
      'search',
      async () => {
        const path = `/search/collections/${search.collection}/documents/search?q=${encodeURIComponent(typed())}&query_by=label`;
        const found = await fetch(`${origin}/api${path}`, {
          headers: { 'x-typesense-api-key': search.token },
        });
        if (!found.ok) throw new Error(`search: ${found.status}`);
        await found.json();
      },
    ],
  ];
  return { acts, declared, controlled, answered };
}

/** @returns the latencies and failures of each act. */
export async function drive({ acts }, { rate, seconds }) {
  const found = new Map(acts.map(([, name]) => [name, { times: [], failures: [] }]));
  const wheel = acts.flatMap(([share, ...act]) => Array(share).fill(act));
  const open = new Set();
  const began = performance.now();
  const one = async ([name, act], due) => {
    const { times, failures } = found.get(name);
    try {
      await act();
      times.push(performance.now() - due);
    } catch (error) {
      failures.push(String(error.message).slice(0, 160));
    }
  };
  for (let sent = 0; performance.now() - began < seconds * 1000;) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const job = one(pick(wheel), began + (sent / rate) * 1000);
      open.add(job);
      void job.then(() => open.delete(job));
    }
    await new Promise((done) => setTimeout(done, 5));
  }
  await Promise.all(open);
  return Object.fromEntries(
    [...found].map(([name, { times, failures }]) => [
      name,
      {
        ...percentiles(times),
        failed: failures.length,
        ...(failures[0] ? { firstFailure: failures[0] } : {}),
      },
    ]),
  );
}
