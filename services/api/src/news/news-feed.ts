import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { EventLog, Position, Timing } from '@reprise/kernel';
import { apiRoot, type Hub } from '@reprise/kernel/http';
import { buybackList } from '@reprise/read-buyback';
import { itemList } from '@reprise/read-item';
import type { Projection, ReadModels, Row } from '@reprise/read-kernel';
import { packageList } from '@reprise/read-package';
import { paymentList } from '@reprise/read-payment';

type Places = { readonly storeId?: string; readonly warehouseId?: string; readonly buyerId?: string };
type Told = Row & Places;

/** What can be listened to, and where its row lies. Item and payment share their buyback's uuid. */
const subjects = [
  { path: 'buybacks', projection: buybackList, categories: ['buyback', 'item', 'payment', 'package'] },
  { path: 'items', projection: itemList, categories: ['buyback', 'item'] },
  { path: 'payments', projection: paymentList, categories: ['payment'] },
  { path: 'packages', projection: packageList, categories: ['package'] },
] as const satisfies readonly { path: string; projection: unknown; categories: readonly string[] }[];

const batch = 500;
const gatherMs = 30;
const patienceMs = 2000;

const categoryOf = ({ stream }: RecordedEvent): string => stream.slice(0, stream.indexOf('-'));
const idOf = ({ stream }: RecordedEvent): string => stream.slice(stream.indexOf('-') + 1);

/** Rows without what only the store needs. */
function shown({
  _id,
  position: _position,
  accountId: _account,
  ...row
}: Told & { _revision?: number }): object {
  const { _revision, ...rest } = row;
  return rest;
}

/** Tells open screens what changed, once the read models show it. Does nothing while nobody listens. */
export class NewsFeed {
  private position: Position = '';
  private stopListening: (() => void) | undefined;
  private waiting = false;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly log: EventLog,
    private readonly readModels: ReadModels,
    private readonly hub: Hub,
    private readonly timing: Timing,
  ) {}

  async start(): Promise<void> {
    this.position = await this.log.head();
    this.stopListening = this.log.onAppend(() => this.wake());
  }

  async stop(): Promise<void> {
    this.stopListening?.();
    await this.reading;
  }

  /** Appends come many at a time; one look serves them all. */
  private wake(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.timing.after(gatherMs, () => {
      this.waiting = false;
      // News that is lost is found by the screen's next fetch; the log keeps everything.
      this.reading = this.reading.then(() => this.read()).catch(() => undefined);
    });
  }

  private async read(): Promise<void> {
    if (this.hub.isIdle) {
      this.position = await this.log.head();
      return;
    }
    for (;;) {
      const events = await this.log.readAll(this.position, batch);
      const last = events.at(-1);
      if (!last) return;
      this.position = last.position;
      for (const subject of subjects) {
        const own = events.filter((event) =>
          (subject.categories as readonly string[]).includes(categoryOf(event)),
        );
        await this.tell(subject.path, subject.projection as unknown as Projection<Told>, own, last.position);
      }
    }
  }

  private async tell(
    path: string,
    projection: Projection<Told>,
    events: readonly RecordedEvent[],
    until: Position,
  ): Promise<void> {
    if (events.length === 0) return;
    await this.readModels.waitForPosition(projection, until, patienceMs);
    const rows = await this.readModels.collection(projection);
    for (const row of await rows.getMany([...new Set(events.map(idOf))])) {
      const { storeId, warehouseId, buyerId } = row;
      const news = {
        id: until,
        accountId: row.accountId,
        organisationIds: [storeId, warehouseId, buyerId].filter((id) => id !== undefined),
        data: { '@id': `${apiRoot}/${path}/${row._id}`, ...shown(row) },
      };
      this.hub.publish({ ...news, topic: `${apiRoot}/${path}/${row._id}` });
      // Lists listen to their own address.
      this.hub.publish({ ...news, topic: `${apiRoot}/${path}` });
    }
  }
}
