import type { ConsumerRow, ParkedKeyRow } from '@reprise/contracts/projections';
import { Refusal } from '@reprise/contracts/problems';
import type {
  ParkedKey,
  ParkedTimer,
  SubscriptionOperator,
  SubscriptionOverview,
  TimerStore,
} from '@reprise/kernel';
import type { ProjectionDesk } from './projection-desk';

type Operator = Pick<SubscriptionOperator, 'overview' | 'parkedEvents' | 'retry' | 'skip'>;
type Timers = Pick<TimerStore, 'parked' | 'set' | 'cancel'>;
type Ports = { readonly operator: Operator; readonly timers: Timers; readonly projections: ProjectionDesk };

/** The name under which parked timers are shown, beside the consumers of the log. */
const timersName = 'timers';

/** Every reader of the log, and what waits parked: the same functions as `npm run subscriptions`. */
export class ConsumerDesk {
  constructor(private readonly ports: Ports) {}

  async list(): Promise<readonly ConsumerRow[]> {
    const overview = await this.ports.operator.overview();
    const rows = await Promise.all(overview.map((each) => this.row(each)));
    const timers = await this.ports.timers.parked();
    return [...rows, ...(timers.length > 0 ? [timersRow(timers)] : [])];
  }

  /** @throws Refusal `not-found` for a key that is not parked. */
  async retry(name: string, key: string): Promise<void> {
    if (name === timersName) return this.ports.timers.set(await this.timer(key));
    return this.ports.operator.retry(name, key);
  }

  /**
   * Gives up the first event of a key for good.
   * @throws Refusal `concurrent-change` if that is not, or no longer, the event that the operator saw.
   */
  async skip(name: string, key: string, eventId: string | null): Promise<void> {
    if (name === timersName) return this.ports.timers.cancel((await this.timer(key)).key);
    const [first] = await this.ports.operator.parkedEvents(name, key);
    if (!first) throw new Refusal('not-found', { key });
    if (first.eventId !== eventId) throw new Refusal('concurrent-change', { key });
    return this.ports.operator.skip(name, key);
  }

  private async row({
    consumer: name,
    state,
    at,
    lag,
    error,
    parked,
  }: SubscriptionOverview): Promise<ConsumerRow> {
    const keys = await Promise.all(parked.map((each) => this.key(name, each)));
    const projection = await this.ports.projections.standOf(name);
    return { name, state, at, lag, error: error ?? null, parked: keys, projection };
  }

  private async key(
    name: string,
    { key, status, events, attempts, error, since }: ParkedKey,
  ): Promise<ParkedKeyRow> {
    const [first] = await this.ports.operator.parkedEvents(name, key);
    const shown = first ? { id: first.eventId, type: first.type } : null;
    return { key, status, events, attempts, error, since, first: shown };
  }

  private async timer(key: string): Promise<ParkedTimer> {
    const timer = (await this.ports.timers.parked()).find((each) => each.key === key);
    if (!timer) throw new Refusal('not-found', { key });
    return timer;
  }
}

function timersRow(timers: readonly ParkedTimer[]): ConsumerRow {
  const parked = timers.map(({ key, since, reason }): ParkedKeyRow => ({
    ...{ key, status: 'parked', events: 1, attempts: 1, error: reason, since, first: null },
  }));
  const [{ since: at } = { since: '' }] = timers;
  const lag = { events: 0, seconds: 0 };
  return { name: timersName, state: 'active', at, lag, error: null, parked, projection: null };
}
