import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../kernel/session';
import {
  type FakeReply,
  fakeServer,
  memoryStorage,
  problemBody,
  renderApp,
} from '../../../kernel/testing/render-app';
import { AskConnector } from './ask-connector';
import { locales } from './index';

const answer = { outcome: 'ok', values: { depot: 'North 4' }, message: 'Two depots are open.' };

async function open(reply: FakeReply) {
  const server = fakeServer(({ url }) => (url.includes('launch-premium') ? reply : { body: {} }));
  const storage = memoryStorage();
  const user = { id: 'u', types: ['root_management_unit_manager' as const], email: 'm@example.org' };
  storeSession(storage, {
    ...{ token: 't', module: 'root', premiumFeatures: ['imei_search_and_collect'] },
    user: {
      ...{ ...user, modules: { root: 'root_management_unit_manager' } },
      frontPermissions: { root: ['dispatch-rule.read', 'dispatch-rule.update'] },
    },
  });
  const panel = <AskConnector id="r-1" name="Web, by post" onClose={() => undefined} />;
  await renderApp(panel, { fetch: server.fetch, storage, locales });
  const launched = () =>
    server.calls.flatMap(({ url, method }) => (url.includes('launch-premium') ? [method] : []));
  return {
    launched,
    press: async (name: string) => userEvent.click(await screen.findByRole('button', { name })),
  };
}

// Back office §7.
describe('a connector that is asked about a rule', () => {
  it('is only read by asking, and its answer stands in the panel', async () => {
    const { launched, press } = await open({ body: answer });
    await press('Ask');
    expect(await screen.findByText('The other system answered.')).toBeVisible();
    expect(screen.getByText('Two depots are open.')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'depot' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'North 4' })).toBeVisible();
    expect(launched()).toEqual(['GET']);
  });

  it('has its answer added to the rule where that is asked for', async () => {
    const { launched, press } = await open({ body: answer });
    await press('Ask and add the answer to the rule');
    expect(await screen.findByText('The values below are now values of the rule.')).toBeVisible();
    expect(launched()).toEqual(['PATCH']);
  });

  it.each([
    ['refuses', { body: { outcome: 'refused', values: {} } }, /^The other system refuses/],
    [
      'cannot be reached',
      { status: 503, body: problemBody('connector-unreachable', 503) },
      /^The other company’s system cannot be reached/,
    ],
    [
      'answers otherwise than agreed',
      { status: 502, body: problemBody('connector-answer-invalid', 502) },
      /does not answer as agreed/,
    ],
  ])('is told in words when it %s', async (_how, reply, sentence) => {
    const { press } = await open(reply);
    await press('Ask and add the answer to the rule');
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    expect(screen.queryByText('The values below are now values of the rule.')).not.toBeInTheDocument();
  });
});
