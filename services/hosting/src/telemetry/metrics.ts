import type { Observer, SubscriptionOverview } from '@reprise/kernel';
import { subscriptionStates } from '@reprise/kernel';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Something that the system has to complete: how long the oldest has been waiting, in seconds; 0 if nothing is. */
export type SagaAge = { readonly saga: string; readonly seconds: number };
export type RequestSeen = {
  readonly method: string;
  /** The route's pattern, never the actual address: addresses contain ids and search words. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

/** The figures of one thread, as data. */
export type Counted = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The Prometheus metrics of one process. Labels are the product's own names; no tenant, no id, no person. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly ofProcess = new Registry();
  private readonly commands = this.counter('reprise_commands_total', 'Commands handled', [
    ...['category', 'type', 'outcome'],
  ]);
  private readonly commandSeconds = this.histogram('reprise_command_seconds', 'Time of a command', [
    'category',
  ]);
  private readonly appendSeconds = this.histogram('reprise_append_seconds', 'Time of an append', ['outcome']);
  private readonly appended = this.counter('reprise_events_appended_total', 'Events written to the log', []);
  private readonly consumed = this.counter(
    'reprise_events_consumed_total',
    'Events processed by a consumer',
    [...['consumer', 'outcome']],
  );
  private readonly requests = this.counter('reprise_http_requests_total', 'Requests answered', [
    ...['method', 'route', 'status'],
  ]);
  private readonly requestSeconds = this.histogram('reprise_http_seconds', 'Time of a request', [
    ...['method', 'route'],
  ]);
  private readonly relayed = this.counter(
    'reprise_relay_messages_total',
    'Messages acknowledged by the bus',
    [],
  );

  private readonly browserErrors = this.counter(
    'reprise_browser_errors_total',
    'Errors of pages reported by browsers',
    [...['app', 'release']],
  );

  private readonly fresh = this.gauge('reprise_scrape_fresh', '1 if the figures are current', ['subject']);
  private readonly questions: (() => Promise<void>)[] = [];

  private counted: () => Promise<Counted | undefined> = async () => undefined;

  /** @param ofProcess whether memory, processor time and such are told. */
  constructor(ofProcess = true) {
    if (ofProcess) collectDefaultMetrics({ register: this.ofProcess });
  }

  readonly observer: Observer = {
    command: ({ category, type, outcome, began, ended }) => {
      this.commands.inc({ category, type, outcome });
      this.commandSeconds.observe({ category }, (ended - began) / 1000);
    },
    append: ({ events, outcome, began, ended }) => {
      this.appendSeconds.observe({ outcome }, (ended - began) / 1000);
      if (outcome === 'written') this.appended.inc(events);
    },
    consumption: ({ consumer, fault }) =>
      this.consumed.inc({ consumer, outcome: fault ? 'failed' : 'taken' }),
  };

  request({ method, route, status, seconds: took }: RequestSeen): void {
    this.requests.inc({ method, route, status });
    this.requestSeconds.observe({ method, route }, took);
  }

  browserError(app: string, release: string): void {
    this.browserErrors.inc({ app, release });
  }

  relayedMessages(count: number): void {
    this.relayed.inc(count);
  }

  /** Read at each scrape. All workers report all consumers: take the maximum per consumer. */
  watchConsumers(overview: () => Promise<readonly SubscriptionOverview[]>): void {
    const lag = this.gauge('reprise_consumer_lag_events', 'Events not processed yet', ['consumer']);
    const age = this.gauge('reprise_consumer_lag_seconds', 'Age of the oldest of them', ['consumer']);
    const parked = this.gauge('reprise_parked_keys', 'Keys waiting for a retry or an operator', ['consumer']);
    const state = this.gauge('reprise_consumer_state', '1 for the current state', ['consumer', 'state']);
    this.ask('consumers', async () => {
      for (const { consumer, ...each } of await overview()) {
        lag.set({ consumer }, each.lag.events);
        age.set({ consumer }, each.lag.seconds);
        parked.set({ consumer }, each.parked.length);
        for (const one of subscriptionStates) state.set({ consumer, state: one }, one === each.state ? 1 : 0);
      }
    });
  }

  /** Read at each scrape. */
  watchSagas(ages: () => Promise<readonly SagaAge[]>): void {
    const age = this.gauge('reprise_saga_age_seconds', 'Age of the oldest work waiting for the system', [
      'saga',
    ]);
    this.ask('sagas', async () => {
      for (const { saga, seconds: old } of await ages()) age.set({ saga }, old);
    });
  }

  /** What another thread of this process has counted is added at each scrape. */
  addCounted(counted: () => Promise<Counted | undefined>): void {
    this.counted = counted;
  }

  figures(): Promise<Counted> {
    return this.registry.getMetricsAsJSON();
  }

  /** In Prometheus' text format. */
  async text(): Promise<string> {
    await Promise.all(this.questions.map((ask) => ask()));
    const theirs = await this.counted();
    const all = theirs ? AggregatorRegistry.aggregate([await this.figures(), theirs]) : this.registry;
    return `${await this.ofProcess.metrics()}${await all.metrics()}`;
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** An unavailable engine must not affect the other figures: the scrape marks these as outdated. */
  private ask(subject: string, question: () => Promise<void>): void {
    this.questions.push(() =>
      question().then(
        () => this.fresh.set({ subject }, 1),
        () => this.fresh.set({ subject }, 0),
      ),
    );
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string, labelNames: string[]): Histogram {
    return new Histogram({ name, help, labelNames, buckets: seconds, registers: [this.registry] });
  }
}
