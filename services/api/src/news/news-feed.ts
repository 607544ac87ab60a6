import { listBuybacks } from '@reprise/contracts/buyback';
import { listItems } from '@reprise/contracts/item';
import type { EndpointSpec, RecordedEvent } from '@reprise/contracts/kernel';
import { listPackages } from '@reprise/contracts/package';
import { listPaymentBatches, listPayments } from '@reprise/contracts/payment';
import { permissionSchema } from '@reprise/contracts/permissions';
import { buyerOf, paymentIssuerOf, type Parties } from '@reprise/contracts/rules';
import { LogTail, type EventLog, type Position, type Timing } from '@reprise/kernel';
import { apiRoot, type Hub } from '@reprise/kernel/http';
import { buybackList } from '@reprise/read-buyback';
import { itemList } from '@reprise/read-item';
import { contentOf, type Projection, type ReadModels, type Row } from '@reprise/read-kernel';
import { packageList } from '@reprise/read-package';
import { paymentBatches, paymentList } from '@reprise/read-payment';

type Places = { readonly storeId?: string; readonly warehouseId?: string; readonly buyerId?: string };
type Told = Row & Places & Parties;

const ownerOf = ({ accountId }: Told): string => accountId;

/**
 * What can be listened to: the rows of a list, by those who may call it. A projection itself says which rows an event
 * touches: a package's scan, those of its items.
 */
const subjects = [
  { list: listBuybacks, projection: buybackList, otherReader: buyerOf },
  { list: listItems, projection: itemList, otherReader: buyerOf },
  { list: listPayments, projection: paymentList, otherReader: paymentIssuerOf },
  { list: listPackages, projection: packageList, otherReader: buyerOf },
  // A batch is read by the account that pays it, and may name thousands of payments: its readers fetch it.
  { list: listPaymentBatches, projection: paymentBatches, otherReader: ownerOf, brief: true },
] as const satisfies readonly {
  list: EndpointSpec;
  projection: unknown;
  otherReader: (row: Told) => string;
  brief?: true;
}[];

const batch = 500;
const gatherMs = 30;
const patienceMs = 2000;

/** Tells open screens what changed, once the read models show it. Idle while nobody listens. */
export class NewsFeed {
  private readonly tail: LogTail;

  constructor(
    log: EventLog,
    private readonly readModels: ReadModels,
    private readonly hub: Hub,
    timing: Timing,
  ) {
    const isIdle = (): boolean => hub.isIdle;
    // A lost update is corrected by the screen's next fetch; the log keeps everything.
    const tell = (events: readonly RecordedEvent[]) => this.tellAll(events).catch(() => undefined);
    this.tail = new LogTail(log, timing, { batch, gatherMs, tell, isIdle });
  }

  start(): Promise<void> {
    return this.tail.start();
  }

  stop(): Promise<void> {
    return this.tail.stop();
  }

  private async tellAll(events: readonly RecordedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (!last) return;
    for (const subject of subjects) await this.tell(subject, events, last.position);
  }

  private async tell(
    { list, projection: told, otherReader, ...how }: (typeof subjects)[number],
    events: readonly RecordedEvent[],
    until: Position,
  ): Promise<void> {
    const { path, access, reply }: EndpointSpec = list;
    const projection = told as unknown as Projection<Told>;
    const heard = events.filter(({ type }) => projection.on.includes(type));
    const touched = new Set(heard.flatMap((event) => projection.keys(event)));
    if (touched.size === 0) return;
    await this.readModels.waitForPosition(projection, until, patienceMs);
    const rows = await this.readModels.collection(projection);
    // As the list shows it: a row may keep more than its readers see.
    const shown = (row: Told): object => Object(reply?.safeParse(contentOf(row)).data);
    for (const row of await rows.getMany([...touched])) {
      const { storeId, warehouseId, buyerId } = row;
      const news = {
        id: until,
        accountId: row.accountId,
        sharedWith: otherReader(row),
        permission: permissionSchema.parse(access),
        seenBy: { store: storeId, warehouse: warehouseId, buyer: buyerId },
        data: { '@id': `${apiRoot}${path}/${row._id}`, ...('brief' in how ? {} : shown(row)) },
      };
      this.hub.publish({ ...news, topic: `${apiRoot}${path}/${row._id}` });
      // Lists follow their own address.
      this.hub.publish({ ...news, topic: `${apiRoot}${path}` });
    }
  }
}
