import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pause, percentiles, round } from './measure.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const password = 'Reprise2026';
/** The options of `npm start`. */
export const asStarted = JSON.parse(readFileSync(join(here, '../../package.json'), 'utf8'))
  .scripts.start.split(' ')
  .filter((each) => each.startsWith('--'));

/** Starts `server.mjs` over a folder. @param more of its environment. */
export async function startProduct(folder, args = [], more = {}) {
  const child = fork(join(here, 'server.mjs'), [], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO: 'on', REQUEST_LIMITS: 'off', ...more },
    execArgv: [
      ...asStarted,
      ...args,
      ...(process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []),
    ],
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const [{ port }] = await once(child, 'message');
  const origin = `http://127.0.0.1:${port}`;
  const ask = async (what) => {
    child.send(what);
    const [answer] = await once(child, 'message');
    return answer[what];
  };
  return {
    origin,
    memory: () => ask('memory'),
    /** The most that it has held so far, the mapped pages of its database included. */
    peakMb: () =>
      Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`))[1]) / 1024),
    /** What `server.mjs` answers: `usage`, `delays`, `profile`, `shares`. */
    ask,
    /** Milliseconds that the server has worked so far: other programs of the machine do not count. */
    async worked() {
      const { user, system } = await ask('processor');
      return (user + system) / 1000;
    },
    async close() {
      const gone = once(child, 'exit');
      child.send('close');
      await gone;
    },
  };
}

/** One request; throws unless it succeeds. */
export async function call(origin, method, path, { token, body, form } = {}) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: form ? new URLSearchParams(form) : body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Until the server has nothing left to do: it answers as ready while its own search index still fills. */
export const idle = (product) =>
  until(async () => {
    const before = await product.worked();
    await pause(500);
    return (await product.worked()) - before < 25;
  }, 600_000);

/** Waiting times of one request after another, for ten seconds at most, and the server's own work for one of them. */
export async function timedRequests(product, count, act) {
  const times = [];
  const [end, before] = [performance.now() + 10_000, await product.worked()];
  for (let n = 0; n < count && performance.now() < end; n += 1) {
    const from = performance.now();
    await act();
    times.push(performance.now() - from);
  }
  return { ...percentiles(times), processorMs: round(((await product.worked()) - before) / times.length) };
}

export const login = async (origin, role) =>
  (await call(origin, 'POST', '/login', { body: { email: `${role}@demo.reprise.test`, password } })).token;

/** A visitor's token and a declaration accepted by the shop. */
export async function aDeclaration(origin, { circuit = 'web_drop_label', provider = 'gift_card_a' } = {}) {
  const { token, ord } = await call(origin, 'POST', '/webtoken-with-account-and-ord', {
    form: { url: 'http://localhost/' },
  });
  const access = await call(origin, 'GET', `/organizations/${ord.id}/typesense`, { token });
  const search = `/search/collections/${access.collection}/documents/search?q=iphone&query_by=label`;
  const found = await fetch(`${origin}/api${search}`, { headers: { 'x-typesense-api-key': access.token } });
  const productId = (await found.json()).hits[0].document.id;
  const file = await call(origin, 'GET', `/products/${productId}/diagnostic`, { token });
  const option = file.options.find((each) => each.circuit === circuit);
  const body = {
    productId,
    answers: file.questions.map(({ id, answers }) => ({ questionId: id, answerId: answers[0].id })),
    circuit,
    shippingMethodId: option.id,
    paymentModeId: option.paymentModes.find((mode) => mode.provider === provider).id,
    imei: `${file.tacCodes[0]}1234567`,
    forcedInvalidImei: true,
    customer: {
      ...{ firstName: 'Zoé', lastName: 'Martin', email: 'zoe@example.test', phone: '0612345678' },
      ...{ street: '1 rue X', zipCode: '75001', city: 'Paris', country: 'FR' },
    },
    identification: {
      ...{ type: 'passport', number: '12AB34567', issuingAuthority: 'Préfecture de Paris' },
      deliveryDate: '2020-01-31',
    },
    termsAccepted: true,
    locale: 'fr-FR',
  };
  return { token, body };
}

export async function until(look, milliseconds = 30_000) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    if (Date.now() > end) throw new Error(`not within ${milliseconds} ms`);
    await pause(50);
  }
}

/** One buyback through the product's own API, from the declaration to the paid gift card. @returns its id. */
export async function oneStory(origin) {
  const { token, body } = await aDeclaration(origin);
  const [warehouse, admin] = [await login(origin, 'warehouse_operator'), await login(origin, 'admin')];
  const { id } = await call(origin, 'POST', '/buybacks', { token, body });
  const row = () => call(origin, 'GET', `/buybacks/${id}`, { token: admin });
  await until(async () => (await row()).transport.trackingNumber !== undefined);
  await until(() => call(origin, 'POST', `/items/${id}/check-in`, { token: warehouse, body: {} }));
  const { questions } = await call(origin, 'GET', `/items/${id}/questions`, { token: warehouse });
  const answers = questions.map((question) => ({
    questionId: question.id,
    answerId: question.answers[0].id,
  }));
  await until(() => call(origin, 'POST', `/items/${id}/control`, { token: warehouse, body: { answers } }));
  await until(async () => (await row()).payment.status === 'payment_completed');
  return id;
}
