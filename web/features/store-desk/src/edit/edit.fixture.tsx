import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BuybackRow } from '@reprise/contracts/buyback';
import { priceLockEnded } from '@reprise/contracts/rules';
import { storeSession } from '../../../../kernel/session';
import { byHand } from '../../../../kernel/testing/by-hand';
import { settingsBody } from '../../../../kernel/testing/settings-body';
import { fakeServer, memoryStorage, problemBody, renderApp } from '../../../../kernel/testing/render-app';
import { diagnostic, buybackRow, seller } from '../desk.fixture';
import { locales } from '../index';
import { reducers, sagas } from '../store-desk.state';
import EditPage from './edit.page';

const contact = {
  firstName: 'Lea',
  lastName: 'Dubois',
  email: 'lea@example.fr',
  phone: '+33612345678',
  street: '12 rue X',
  zipCode: '69002',
  city: 'Lyon',
  country: 'FR',
};

const identification = {
  type: 'passport',
  number: '12AB34567',
  issuingAuthority: 'Lyon',
  deliveryDate: '2020-01-31',
};

const infos = {
  labelExpected: false,
  labelReady: false,
  transferOrderCopies: 2,
  paymentDelayDays: 5,
  trackingSheetExpected: false,
};

type Options = {
  step?: string;
  storage?: ReturnType<typeof memoryStorage>;
  gone?: boolean;
  /** What the server judges by, asked for at each request. */
  judged?: () => object;
  /** Problem code of the first hand-over. */
  refused?: string;
};

/** By the diagnostic of the declaration as long as the price is promised; the IMEI is left to the specs about it. */
export const judgedBy = (row: BuybackRow, collectsImei = false) => ({
  ...diagnostic(),
  collectsImei,
  priceLocked: !priceLockEnded(row, new Date().toISOString()),
});

export async function shown(
  row: BuybackRow,
  { step, storage = memoryStorage(), gone = false, judged = () => judgedBy(row), refused }: Options = {},
) {
  let refusal = refused;
  const server = fakeServer(({ method, url }) => {
    if (method === 'POST' && refusal) {
      const body = problemBody(refusal, 409);
      refusal = undefined;
      return { status: 409, body };
    }
    if (method === 'POST') return { body: { ...row, status: 'bb_awaiting_inventory' } };
    if (url.endsWith(`/buybacks/${row.id}/diagnostic`))
      return gone ? { status: 404, body: problemBody('product-gone', 404) } : { body: judged() };
    if (url.endsWith('/customer')) return { body: { erased: false, contact, identification } };
    if (url.endsWith('/additional-infos')) return { body: infos };
    return { body: url.endsWith(`/buybacks/${row.id}`) ? row : settingsBody() };
  });
  storeSession(storage, { premiumFeatures: [], ...seller('buyback.finalise') });
  const url = `/buyback/${row.id}/edit${step ? `?step=${step}` : ''}`;
  const options = { path: '/buyback/:id/edit', url, locales, reducers, sagas };
  const app = await renderApp(<EditPage />, { ...options, fetch: server.fetch, storage });
  const calls = () => server.calls.filter(({ method }) => method === 'POST');
  return { ...app, storage, calls, sent: () => calls().map(({ body }) => body) };
}

export const young = (differs: Partial<BuybackRow> = {}) =>
  buybackRow({ createdAt: new Date().toISOString(), ...differs });

export type Person = UserEvent;
export const at = (step: string): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('wizard-step')).toHaveAttribute('data-step', step));

export async function opened(row: BuybackRow, options: Options & { at?: string } = {}) {
  const app = await shown(row, options);
  await screen.findByTestId('wizard-step');
  await at(options.at ?? options.step ?? 'question-1');
  return { ...app, user: byHand() };
}
export const handOverButton = () => screen.getByRole('button', { name: /Hand the product over/ });

/** Confirms every question as declared. @param next the step behind them */
export async function confirmAll(user: Person, next = 'summary'): Promise<void> {
  await user.keyboard('{Enter}');
  await at('question-2');
  await user.keyboard('{Enter}');
  await at(next);
}
