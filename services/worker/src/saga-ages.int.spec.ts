import { SqliteTimerStore } from '@reprise/kernel';
import { TestClock } from '@reprise/kernel/testing';
import { buybackList } from '@reprise/read-buyback';
import { ReadModels } from '@reprise/read-kernel';
import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { packageList } from '@reprise/read-package';
import { paymentList } from '@reprise/read-payment';
import { sagaAges } from './saga-ages';

describe('the age of pending work', () => {
  const clock = new TestClock();
  const minutesAgo = (minutes: number): string =>
    new Date(clock.now().getTime() - minutes * 60_000).toISOString();
  const documents = new SqliteDocuments({ file: ':memory:' });
  const timers = new SqliteTimerStore(':memory:');
  const readModels = new ReadModels({ documents, compare: (a, b) => Number(a) - Number(b) });
  const ages = async () =>
    Object.fromEntries(
      (await sagaAges({ readModels, timers, clock })()).map(({ saga, seconds }) => [saga, seconds]),
    );
  const put = async (
    projection: typeof buybackList | typeof packageList | typeof paymentList,
    row: object,
  ) => {
    const rows = await readModels.collection(projection as typeof buybackList);
    await rows.put(row as never);
  };
  afterAll(async () => {
    await timers.close();
    await documents.close();
  });

  it('is zero while nothing is pending', async () => {
    expect(await ages()).toEqual({
      ...{ label: 0, payment: 0, 'payment-outcome': 0, cancellation: 0, timer: 0 },
    });
  });

  it('is that of the oldest label, payment, cancellation and timer', async () => {
    await put(packageList, { _id: '1', status: 'closed', labelReady: false, updatedAt: minutesAgo(5) });
    await put(packageList, { _id: '2', status: 'closed', labelReady: false, updatedAt: minutesAgo(9) });
    await put(packageList, { _id: '3', status: 'closed', labelReady: true, updatedAt: minutesAgo(90) });
    await put(paymentList, { _id: '1', status: 'awaiting_payment', provider: 'card', dueAt: minutesAgo(2) });
    await put(paymentList, { _id: '2', status: 'payment_initiated', provider: 'card', dueAt: minutesAgo(3) });
    await put(buybackList, { _id: '1', cancellation: 'requested', updatedAt: minutesAgo(4) });
    const send = { category: 'buyback', id: '1', command: { type: 'ExpireProposal', data: {} } };
    const asked = { send, accountId: 'a', correlationId: 'c', causationId: 'c', setBy: 'a-policy' };
    await timers.set({ ...asked, key: 'k', dueAt: minutesAgo(1) });
    expect(await ages()).toEqual({
      ...{ label: 540, payment: 120, 'payment-outcome': 180, cancellation: 240, timer: 60 },
    });
  });

  it('ignores payments that wait for a person and a bank file', async () => {
    const due = { status: 'awaiting_payment', dueAt: minutesAgo(5000) };
    await put(paymentList, { _id: '7', ...due, provider: 'sepa_transfer' });
    await put(paymentList, { _id: '8', ...due, provider: 'none' });
    expect(await ages()).toMatchObject({ payment: 120 });
  });
});
