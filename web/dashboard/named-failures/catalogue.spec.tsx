import '@testing-library/jest-dom';
import { categories, questions } from '@reprise/contracts/catalogue';
import { organizationRootDetails, refurbSteps, stocks } from '@reprise/contracts/configuration';
import { connectorOrganizations } from '@reprise/contracts/connectors';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import { permissions } from '@reprise/contracts/permissions';
import { problemStatus, type ProblemCode } from '@reprise/contracts/problems';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import {
  type FakeCall,
  type FakeReply,
  fakeServer,
  problemBody,
  renderApp,
} from '../kernel/testing/render-app';
import { signedIn } from '../kernel/testing/signed-in';
import { id, kept, settings } from './failing.fixtures';
import { features } from './features';

jest.mock('bwip-js/browser', () => ({ code128: () => '<svg/>', drawingSVG: () => ({}) }));

const pathOf = ({ path }: EndpointSpec): RegExp =>
  new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
const isOf = (endpoint: EndpointSpec, { method, url }: FakeCall): boolean =>
  endpoint.method === method && pathOf(endpoint).test(url);
const page = (rows: readonly object[]): FakeReply => ({
  body: { 'hydra:member': rows, 'hydra:totalItems': rows.length },
});

const plainLists = /\/(connected-warehouses|checkpoints-to-archive|linked-buyers|tree)(\?|$)/;

/** Everything is there, except that this call is refused. */
function answerOf(call: FakeCall, refused: EndpointSpec, code: ProblemCode): FakeReply {
  if (isOf(refused, call))
    return { status: problemStatus(code), body: problemBody(code, problemStatus(code)) };
  if (call.url.includes('root-detail')) return { body: settings };
  if (plainLists.test(call.url)) return { body: [] };
  const one = kept.find(({ get }) => isOf(get, call));
  if (one) return { body: one.row, headers: { etag: '"1"' } };
  return page(kept.filter(({ list }) => list && isOf(list, call)).map(({ row }) => row));
}

async function openAt(url: string, refused: EndpointSpec, code: ProblemCode): Promise<void> {
  const [path = ''] = url.split('?');
  const of = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[0-9a-f-]{36}')}$`).test(path);
  const route = features.flatMap(({ routes }) => routes).find((each) => of(each.path));
  if (!route) throw new Error(`no screen stands at ${path}`);
  const { default: Page } = await route.page();
  const app = (
    <App>
      <Page />
    </App>
  );
  const locales = Object.fromEntries(features.flatMap((each) => Object.entries(each.locales ?? {})));
  const { fetch } = fakeServer((call) => answerOf(call, refused, code));
  await renderApp(app, { ...{ path: route.path, url, fetch, locales }, storage: signedIn(permissions) });
}

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: RegExp, text: string): Promise<void> =>
  userEvent.type(await screen.findByRole('textbox', { name: label }), text);
const change = (label: RegExp) => async (): Promise<void> => {
  await fill(label, '1');
  await press('Save');
};
const remove = (name: string) => async (): Promise<void> => {
  await userEvent.click(await screen.findByLabelText(`Actions for ${name}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
};
const [saved, added] = ['Nothing was saved. The page says why.', 'Nothing was added. The page says why.'];
const stays = (name: string): string => `${name} was not removed. The window says why.`;

type Failure = {
  at: string;
  does: () => Promise<void>;
  call: EndpointSpec;
  refusals: readonly (readonly [ProblemCode, RegExp])[];
  /** The toast; absent in a window that has no more to say. */
  toast?: string;
};
const unknown = ['internal-error', /^An unexpected error occurred/] as const;
const taken = ['name-already-used', /^This name is already in use/] as const;

/** Back office §8 "Stock and catalogue". */
const ofStocks: readonly Failure[] = [
  {
    ...{ at: '/stocks/create', call: stocks.endpoints.create, toast: added, refusals: [taken, unknown] },
    does: async () => {
      await fill(/^Name/, 'Shelf 5');
      await press('Add');
    },
  },
  {
    ...{ at: `/stocks/${id(2)}/edit`, call: stocks.endpoints.update, toast: saved, does: change(/^Name/) },
    refusals: [taken, ['native-stock-fixed', /^This stock is built in/], unknown],
  },
  {
    ...{ at: '/stocks', call: stocks.endpoints.remove, toast: stays('Shelf 4'), does: remove('Shelf 4') },
    refusals: [
      ['stock-not-empty', /^This stock still holds items/],
      ['native-stock-fixed', /^This stock is built in/],
    ],
  },
];
const ofQuestions: readonly Failure[] = [
  {
    ...{ at: `/category/${id(1)}/question/add`, call: questions.endpoints.create, toast: added },
    does: async () => {
      await fill(/^Question/, 'Is it whole?');
      for (const [at, name] of ['Yes', 'No'].entries()) {
        const group = within(await screen.findByRole('group', { name: `Answer ${at + 1}` }));
        await userEvent.type(group.getByRole('textbox', { name: /^Answer/ }), name);
      }
      await press('Add');
    },
    refusals: [['unknown-reference', /^Your choice no longer exists/]],
  },
  {
    ...{ at: `/category/${id(1)}/question/${id(2)}`, call: questions.endpoints.update, toast: saved },
    ...{ does: change(/^Question/), refusals: [unknown] },
  },
  {
    ...{ at: `/category/${id(1)}`, call: questions.endpoints.remove, toast: stays('Does it start?') },
    does: async () => {
      await press(/^Remove “Does it start\?”/);
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
      );
    },
    refusals: [unknown],
  },
];
const ofSteps: readonly Failure[] = [
  {
    ...{ at: '/refurb-step/create', call: refurbSteps.endpoints.create, toast: added, refusals: [taken] },
    does: async () => {
      await fill(/^Title/, 'Polish');
      await userEvent.click(screen.getByRole('combobox', { name: /^Stock/ }));
      await userEvent.click(await screen.findByTitle('Shelf 4'));
      await press('Add');
    },
  },
  {
    ...{ at: `/refurb-step/${id(2)}/edit`, call: refurbSteps.endpoints.update, toast: saved },
    ...{ does: change(/^Title/), refusals: [taken, unknown] },
  },
  {
    ...{ at: '/refurb-steps', call: refurbSteps.endpoints.remove, toast: stays('Clean') },
    ...{ does: remove('Clean'), refusals: [['still-referenced', /^Other records still depend/]] },
  },
];
const ofCategories: readonly Failure[] = [
  {
    ...{ at: `/category/${id(2)}/edit`, call: categories.endpoints.update, toast: saved },
    does: change(/^Name$/),
    refusals: [
      ['identifier-already-used', /^This identifier is already in use/],
      ['category-without-buyer', /^No buyer is linked to this category/],
    ],
  },
  {
    ...{ at: '/categories/list', call: categories.endpoints.remove, toast: stays('Phones') },
    does: remove('Phones'),
    refusals: [
      ['category-has-content', /^This category still contains products, questions or subcategories/],
    ],
  },
];
/** Back office §8, clients, connectors, entities and settings. */
const ofClients: readonly Failure[] = [
  {
    ...{ at: '/clients', call: accountContract.endpoints.remove, toast: stays('Shop'), does: remove('Shop') },
    refusals: [
      ['account-still-active', /^This account is still active/],
      ['account-has-linked-buyers', /^Buyers are still linked/],
      ['account-has-linked-retailers', /^Retailers are still linked/],
      ['not-found', /^This page or record does not exist/],
      unknown,
    ],
  },
  {
    ...{ at: `/client/${id(2)}/edit`, call: accountContract.endpoints.update, toast: saved },
    ...{ does: change(/^Name/), refusals: [unknown] },
  },
  {
    ...{ at: `/entity/${id(2)}/edit`, call: organisationContract.endpoints.update, toast: saved },
    does: change(/^Name/),
    refusals: [
      ['external-id-already-used', /^This external ID is already in use/],
      ['parent-not-allowed', /^This record cannot be placed under that parent/],
      unknown,
    ],
  },
  {
    ...{ at: `/connectors/${id(2)}`, call: connectorOrganizations.endpoints.update, toast: saved },
    does: change(/^Name/),
    refusals: [
      ['configuration-name-already-used', /^Configuration name already used\./],
      ['connector-property-required', /^The connector needs at least one more property/],
      unknown,
    ],
  },
  {
    ...{ at: '/settings/tim/general', call: organizationRootDetails.endpoints.update, toast: saved },
    refusals: [unknown],
    does: async () => {
      await fill(/^Support address/, 'help@shop.example');
      await press('Save');
    },
  },
];

describe.each([
  ['stocks', ofStocks],
  ['questions', ofQuestions],
  ['refurbishment steps', ofSteps],
  ['categories', ofCategories],
  ['clients, entities, connectors and settings', ofClients],
] as const)('a failure that the specification names, of %s', (_of, failures) => {
  const cases = failures.flatMap(({ refusals, ...failure }) =>
    refusals.map(([code, sentence]) => ({ ...failure, code, sentence, name: failure.call.name })),
  );
  it.each(cases)(
    'is told at $at: $name refused as $code',
    async ({ at, does, call, code, sentence, toast }) => {
      await openAt(at, call, code);
      await does();
      const told = await screen.findByText(sentence);
      expect(told.closest('[role=alert]')).toBeVisible();
      if (toast) expect(await screen.findByText(toast)).toBeInTheDocument();
    },
  );
  it.each(cases.filter(({ code }) => !['internal-error', 'not-found'].includes(code)))(
    'is one that $name documents: $code',
    ({ call, code }) => expect(call.problems).toContain(code),
  );
});
