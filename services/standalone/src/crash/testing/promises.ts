import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { SandboxPayment } from '@reprise/gateways';
import type { Engines } from '@reprise/hosting';
import type { EventLog } from '@reprise/kernel';
import { Rebuild } from '@reprise/read-kernel';
import { projections } from '@reprise/worker';
import type { Outcome } from './travel';
import type { PatientClient } from './patient-client';

/** What is left when everything has settled. */
export type Aftermath = {
  readonly engines: Pick<Engines, 'log' | 'documents' | 'readDocuments'>;
  readonly client: Pick<PatientClient, 'acknowledged' | 'faults'>;
  readonly outcomes: readonly Outcome[];
};

/** Events that may occur at most once in a buyback's streams. */
const onceEach = [
  ...['BuybackDeclared', 'ItemCreated', 'PaymentCreated', 'ItemRegisteredInWarehouse', 'ProcessingStarted'],
  ...['ItemControlled', 'BuybackControlled', 'PriceProposed', 'ProposalAccepted', 'BuybackCompleted'],
  ...['PaymentDue', 'PaymentInitiated', 'PaymentCompleted', 'CancellationRequested', 'BuybackCancelled'],
  ...['BuybackShipped', 'PackageOpened', 'PackageClosed', 'PackageLabelIssued'],
];
const page = 1_000;

export async function wholeLog({ readAll }: Pick<EventLog, 'readAll'>): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let more = await readAll('', page); more.length > 0;) {
    events.push(...more);
    more = await readAll(events.at(-1)?.position ?? '', page);
  }
  return events;
}

/** Every projection has passed the newest event. */
export async function allSeen({ log, readModels }: Pick<Engines, 'log' | 'readModels'>): Promise<boolean> {
  const head = await log.head();
  for (const each of projections) await readModels.waitForPosition(each, head, 1_000);
  return head === (await log.head());
}

const isOf =
  (ids: ReadonlySet<string>) =>
  ({ stream }: RecordedEvent): boolean =>
    ids.has(stream.slice(stream.indexOf('-') + 1));

/** What must hold after every crash, whatever the storage. */
export function keptPromises(aftermath: () => Aftermath): void {
  let events: readonly RecordedEvent[] = [];
  beforeAll(async () => {
    const { log } = aftermath().engines;
    events = await wholeLog({ readAll: (after, limit) => log.readAll(after, limit) });
  });
  const typesOf = (id: string): readonly string[] =>
    events.filter(isOf(new Set([id]))).map(({ type }) => type);

  it('never replied with an internal error', () => {
    expect(aftermath().client.faults).toEqual([]);
  });

  it('lost no acknowledged command', () => {
    const { client, outcomes } = aftermath();
    const log = new Set(events.map(({ position }) => position));
    const positions = client.acknowledged.flatMap(({ position }) => position ?? []);
    expect(positions.length).toBeGreaterThan(outcomes.length * 2);
    expect(positions.filter((position) => !log.has(position))).toEqual([]);
    for (const { id, ending } of outcomes)
      expect(typesOf(id)).toContain(ending === 'cancelled' ? 'BuybackCancelled' : 'PaymentCompleted');
  });

  it('applied no command twice', () => {
    const { outcomes } = aftermath();
    for (const { id } of outcomes) {
      const types = typesOf(id);
      const twice = onceEach.filter((type) => types.filter((each) => each === type).length > 1);
      expect({ id, twice }).toEqual({ id, twice: [] });
    }
    const declared = events.filter(({ type, data }) => {
      const { imei } = data as { imei?: string };
      return type === 'BuybackDeclared' && imei?.endsWith('1234567') === true;
    });
    expect(declared.map(({ stream }) => stream).sort()).toEqual(
      outcomes.map(({ id }) => `buyback-${id}`).sort(),
    );
  });

  it('sent each payment once, and none for cancelled buybacks', async () => {
    const { engines, outcomes } = aftermath();
    const payments = engines.documents.collection<SandboxPayment>({ name: 'sandbox_payments' });
    for (const { id, paid } of outcomes) {
      const amounts = (await payments.find({ paymentId: id, kind: 'initiate' })).map(({ amount }) => amount);
      expect({ id, amounts }).toEqual({ id, amounts: paid > 0 ? [paid] : [] });
    }
  });

  it.each(projections.map((projection) => [projection.name, projection] as const))(
    'has the same rows in %s as a rebuild from the log',
    async (_name, projection) => {
      const { log, readDocuments } = aftermath().engines;
      const rebuild = await Rebuild.begin({
        documents: readDocuments,
        projection,
        compare: (a, b) => log.compare(a, b),
        readAll: (after, limit) => log.readAll(after, limit),
      });
      const { position, live, fresh, differences } = await rebuild.compareWithLive(100_000);
      await rebuild.abandon();
      expect(differences).toEqual([]);
      expect(fresh.rows).toBe(live.rows);
      expect(position).not.toBe('');
    },
    90_000,
  );
}
