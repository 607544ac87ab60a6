import type { EndpointSpec } from '@reprise/contracts/kernel';
import { permissions } from '@reprise/contracts/permissions';
import { problemStatus, type ProblemCode } from '@reprise/contracts/problems';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import {
  type FakeCall,
  type FakeReply,
  fakeServer,
  memoryStorage,
  problemBody,
  renderApp,
} from '../../kernel/testing/render-app';
import { signedIn } from '../../kernel/testing/signed-in';
import { features } from '../features';
import { kept, settings } from './kept.fixtures';

const pathOf = ({ path }: EndpointSpec): RegExp =>
  new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
const isOf = (endpoint: EndpointSpec, { method, url }: FakeCall): boolean =>
  endpoint.method === method && pathOf(endpoint).test(url);
const page = (rows: readonly object[]): FakeReply => ({
  body: { 'hydra:member': rows, 'hydra:totalItems': rows.length },
});
const plainLists = /\/(connected-warehouses|checkpoints-to-archive|linked-buyers|tree)(\?|$)/;

export type Given = readonly (readonly [EndpointSpec, FakeReply | Promise<FakeReply>])[];
export type Failure = {
  at: string;
  /** What is done once. */
  does?: () => Promise<void>;
  /** What is pressed again for each refusal; absent where the page asks as it opens. */
  sends?: () => Promise<void>;
  /** The call that is refused; everything else is there. */
  call: EndpointSpec;
  refusals: readonly (readonly [ProblemCode, RegExp])[];
  /** Absent in a window that has no more to say. */
  toast?: string;
  /** The part of the screen that tells it without interrupting, such as a run of scans; otherwise an alert. */
  part?: string;
  given?: Given;
};
type Current = { code: ProblemCode };

function answerOf(call: FakeCall, { call: refused, given = [] }: Failure, { code }: Current) {
  if (isOf(refused, call))
    return { status: problemStatus(code), body: problemBody(code, problemStatus(code)) };
  const answer = given.find(([endpoint]) => isOf(endpoint, call));
  if (answer) return answer[1];
  if (call.url.includes('root-detail')) return { body: settings };
  if (plainLists.test(call.url)) return { body: [] };
  const one = kept.find(({ get }) => isOf(get, call));
  if (one) return { body: one.row, headers: { etag: '"1"' } };
  return page(kept.filter(({ list }) => list && isOf(list, call)).map(({ row }) => row));
}

async function open(failure: Failure, current: Current): Promise<void> {
  const [path = ''] = failure.at.split('?');
  const of = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[0-9a-f-]{36}')}$`).test(path);
  const feature = features.find(({ routes }) => routes.some((each) => of(each.path)));
  const route = feature?.routes.find((each) => of(each.path));
  if (!route) throw new Error(`no screen stands at ${path}`);
  const [{ default: Page }, state] = await Promise.all([route.page(), feature?.state?.()]);
  const app = (
    <App>
      <Page />
    </App>
  );
  const locales = Object.fromEntries(features.flatMap((each) => Object.entries(each.locales ?? {})));
  const { fetch } = fakeServer((call) => answerOf(call, failure, current));
  const storage = route.access === 'open' ? memoryStorage() : signedIn(permissions);
  await renderApp(app, { ...state, ...{ path: route.path, url: failure.at, fetch, locales, storage } });
}

async function expectTold(sentence: RegExp, { part, toast }: Failure): Promise<void> {
  if (part) expect((await within(await screen.findByTestId(part)).findAllByText(sentence))[0]).toBeVisible();
  else expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeVisible();
  // One of the refusal before may be leaving as it is found.
  if (toast) await waitFor(() => expect(screen.getAllByText(toast)[0]).toBeInTheDocument());
}

/** One opening of the page for all refusals of an act; one for each where the page itself asks. */
const openings = (failure: Failure): readonly Failure[] =>
  failure.sends ? [failure] : failure.refusals.map((refusal) => ({ ...failure, refusals: [refusal] }));
const documented = ({ call, refusals }: Failure) =>
  refusals.map(([code]) => ({ code, call, name: call.name }));
const always: readonly ProblemCode[] = ['internal-error', 'not-found'];

/** What the specification names as a failure is told where it happens, by words of its own. */
export function tellsFailures(of: string, failures: readonly Failure[]): void {
  const cases = failures.flatMap(openings).map((failure) => ({
    ...{ failure, at: failure.at, name: failure.call.name },
    codes: failure.refusals.map(([code]) => code).join(', '),
  }));
  describe(`a failure that the specification names, of ${of}`, () => {
    it.each(cases)('is told at $at: $name refused as $codes', async ({ failure }) => {
      const current: Current = { code: 'internal-error' };
      const [first] = failure.refusals;
      if (first) [current.code] = first;
      await open(failure, current);
      await failure.does?.();
      for (const [code, sentence] of failure.refusals) {
        current.code = code;
        await failure.sends?.();
        await expectTold(sentence, failure);
      }
    });
    it('is one that its call documents', () => {
      for (const { code, call } of failures.flatMap(documented))
        expect([...always, ...(call.problems ?? [])]).toContain(code);
    });
  });
}
