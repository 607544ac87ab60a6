import type { DiagnosticView } from '@reprise/contracts/catalogue';
import type { KeyValue } from '../../../../kernel/storage';
import { createAppStore } from '../../../../kernel/store';
import { selectCart, type WithCart } from '../../../../kernel/cart';
import { selectLabels, type WithLabels } from '../../../../kernel/labels';
import { selectDeclared, type WithDeclared } from '../confirmation/declared.slice';
import { selectCheckout, type WithCheckout } from '../checkout/checkout.slice';
import { reducers, sagas } from '../wizard.state';

export const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

type Memory = KeyValue & {
  values: Map<string, unknown>;
  /** The same storage as another tab sees it: it hears what this one writes, when the browser gets to it. */
  otherTab(): Memory;
  /** Until then the tabs have not heard of each other. */
  hear(): void;
};
type Tab = { followers: [key: string, changed: () => void][]; heard: Set<string> };

/** The browser's storage, in memory; it outlives a store as it outlives a tab. */
export function memory(values = new Map<string, unknown>(), tabs: Tab[] = []): Memory {
  const own: Tab = { followers: [], heard: new Set() };
  tabs.push(own);
  const tell = (key: string): void =>
    tabs.filter((tab) => tab !== own).forEach(({ heard }) => heard.add(key));
  return {
    values,
    otherTab: () => memory(values, tabs),
    hear() {
      const told = tabs.map(({ followers, heard }) => followers.filter(([key]) => heard.has(key)));
      tabs.forEach(({ heard }) => heard.clear());
      told.flat().forEach(([, changed]) => changed());
    },
    read: (key) => values.get(key) ?? null,
    write(key, value) {
      values.set(key, JSON.parse(JSON.stringify(value)));
      tell(key);
    },
    remove(key) {
      if (values.delete(key)) tell(key);
    },
    follow(key, changed) {
      own.followers.push([key, changed]);
      return () => void (own.followers = own.followers.filter(([, each]) => each !== changed));
    },
  };
}

type Call = { method: string; path: string; body: unknown; headers?: Headers };
type Reply = { status: number; body?: unknown };
export type FakeApi = (call: Call) => Reply;

const problemBody = (status: number, code: string): unknown => ({
  '@context': '/contexts/Error',
  '@id': `/errors/${code}`,
  '@type': 'Error',
  type: `/errors/${code}`,
  title: code,
  status,
  detail: code,
  'hydra:title': code,
  'hydra:description': code,
  code,
  traceId: 'trace',
});
export const refusal = (status: number, code: string): Reply => ({ status, body: problemBody(status, code) });

/** A real store with every saga of the feature, over a fake server. */
export function openShop(api: FakeApi = () => ({ status: 404 }), storage = memory(), context = {}) {
  const calls: Call[] = [];
  const visited: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input).replace(/^\/api/, '');
    const text = typeof init?.body === 'string' ? init.body : undefined;
    const call = {
      method: init?.method ?? 'GET',
      path,
      body: text === undefined ? undefined : (JSON.parse(text) as unknown),
      headers: new Headers(init?.headers),
    };
    calls.push(call);
    const { status, body } = api(call);
    const answer = body === undefined ? '' : JSON.stringify(body);
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      text: async () => answer,
      json: async () => JSON.parse(answer) as unknown,
    } as Response;
  };
  const pages = {
    goTo: (path: string) => void visited.push(path),
    restartAt() {},
    reload() {},
    leaveFor() {},
  };
  const store = createAppStore({
    ...{ fetch, storage, pages, context },
    reducers: reducers ?? {},
    sagas: sagas ?? [],
  });
  const state = (): WithCart & WithCheckout & WithDeclared & WithLabels => store.getState() as never;
  return {
    store,
    storage,
    calls,
    visited,
    cart: () => selectCart(state()),
    checkout: () => selectCheckout(state()),
    declared: () => selectDeclared(state()),
    labels: () => selectLabels(state()),
  };
}

const states = ['functional', 'grade_a', 'grade_b', 'grade_c', 'grade_d', 'grade_e'] as const;
type Option = DiagnosticView['options'][number];
const warehouses = (ids: string[]) =>
  Object.fromEntries(states.map((s) => [s, { warehouseIds: ids }])) as Option['warehouses'];

export const paymentMode = (
  n: number,
  label: string,
  type: 'bank_transfer' | 'gift_card' = 'bank_transfer',
) => ({
  id: id(n),
  type,
  provider: 'none' as const,
  label,
  description: label,
  long_description: '',
  modifier: type === 'gift_card' ? { type: 'percentage' as const, value: 10, capped_amount: null } : null,
  bonus: null,
  iban: type === 'bank_transfer',
  paidInStore: false,
});

export const shippingOption = (
  n: number,
  circuit: Option['circuit'],
  label: string,
  workshops = [id(51)],
): Option => ({
  id: id(n),
  channel: 'web',
  type: 'post',
  circuit,
  circuitId: id(n + 100),
  label,
  description: label,
  modifier: null,
  countries: [],
  instructions: [],
  highlightedInstruction: null,
  terms: '',
  paymentModes: [paymentMode(31, 'Transfer'), paymentMode(32, 'Gift card', 'gift_card')],
  warehouses: warehouses(workshops),
});

const answer = (
  n: number,
  name: string,
  effect: DiagnosticView['questions'][number]['answers'][number]['effect'] = {},
) => ({
  id: id(n),
  name,
  description: '',
  effect,
});

/** A phone with two questions, worth 100.00 in grade A. */
export const phone: DiagnosticView = {
  product: {
    id: id(1),
    label: 'Phone',
    brand: 'Brand',
    model: 'M1',
    reference: '',
    ean: null,
    image: null,
    weight: 200,
    height: null,
    length: null,
    width: null,
    categoryId: id(9),
    categoryLabel: 'Phones',
    simple: false,
  },
  prices: { grade_a: 10_000, grade_c: 4_001 },
  currency: 'EUR',
  questions: [
    {
      id: id(11),
      title: 'Does it start?',
      howToTest: '',
      description: '',
      answers: [answer(111, 'Yes'), answer(112, 'No', { blocks: true })],
    },
    {
      id: id(12),
      title: 'The screen?',
      howToTest: '',
      description: '',
      answers: [answer(121, 'Like new'), answer(122, 'Cracked', { capState: 'grade_c', percentage: -12.5 })],
    },
  ],
  collectsImei: false,
  tacCodes: ['35391110'],
  options: [shippingOption(21, 'web_post', 'Post')],
  warehouses: [
    { id: id(51), name: 'Lyon', city: 'Lyon' },
    { id: id(52), name: 'Lille', city: 'Lille' },
  ],
  settings: {
    identityDocumentRequired: false,
    cartMinValue: 0,
    zeroAllowed: true,
    validDays: 15,
    maxNbOfItems: 1,
  },
};
