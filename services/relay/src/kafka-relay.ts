import type { RecordedEvent } from '@reprise/contracts/kernel';
import { messageKeyOf, publicEventTypes } from '@reprise/contracts/messages';
import {
  LeaseLost,
  messageOf as errorOf,
  PoisonEvent,
  silentLogger,
  type BatchConsumer,
  type BatchContext,
  type KernelLogger,
} from '@reprise/kernel';
import { FencedProducer, RequestTooLarge } from './fenced-producer';
import { eventsPerBatch, type KafkaOptions } from './kafka-options';
import { busMessageOf, type BusMessage } from './message';

export const relayName = 'kafka-relay';

export type KafkaRelayOptions = {
  readonly kafka: KafkaOptions;
  /** `source` of every message: address of the installation. */
  readonly source?: string;
  readonly logger?: KernelLogger;
  /** Called with the number of messages acknowledged by the bus. */
  readonly acknowledged?: (messages: number) => void;
};

/**
 * The log's public messages to the bus, in log order, as one consumer of the subscription engine: it runs on one
 * instance, is fenced on the bus, and repeats a batch whose checkpoint was not stored. Add it to an engine; close it
 * after the engine.
 */
export class KafkaRelay implements BatchConsumer {
  readonly name = relayName;
  readonly on = publicEventTypes;
  readonly batchSize = eventsPerBatch;
  readonly keyOf = messageKeyOf;
  private producer: FencedProducer | undefined;
  /** Per request, learnt from a broker's refusal if the topic's own limit cannot be read. */
  private limit = Infinity;
  private outage: unknown;
  private untold: unknown;
  private readonly logger: KernelLogger;

  constructor(private readonly options: KafkaRelayOptions) {
    this.logger = options.logger ?? silentLogger;
  }

  /** Why the bus accepts no messages, in words; `undefined` while it does, or if none was tried. */
  get fault(): string | undefined {
    return this.outage === undefined ? undefined : errorOf(this.outage);
  }

  async deliver(events: readonly RecordedEvent[], context: BatchContext): Promise<void> {
    const messages = this.messagesOf(events);
    if (messages.length === 0) return this.beWell(context);
    await this.guarded(async () => (await this.ready(context)).send(messages, this.limit));
    this.outage = undefined;
    this.options.acknowledged?.(messages.length);
  }

  async close(): Promise<void> {
    const { producer } = this;
    this.producer = undefined;
    await producer?.close();
  }

  /** Nothing to send: the engine checks whether an event was to blame. It was not if the bus has just failed. */
  private async beWell(context: BatchContext): Promise<void> {
    const { untold } = this;
    this.untold = undefined;
    if (untold !== undefined) throw untold;
    await this.guarded(() => this.ready(context));
  }

  private async ready(context: BatchContext): Promise<FencedProducer> {
    if (this.producer) return this.producer;
    const producer = await FencedProducer.open(this.options.kafka, () => context.confirmLease());
    this.logger.info({ consumer: this.name, ...producer.topic }, 'relaying to the bus');
    this.producer = producer;
    return producer;
  }

  private async guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.untold = undefined;
    } catch (error) {
      const { producer } = this;
      this.producer = undefined;
      producer?.discard();
      if (error instanceof RequestTooLarge) this.limit = error.bytes / 2;
      if (error instanceof PoisonEvent || error instanceof LeaseLost) throw error;
      this.outage = this.untold = error;
      throw error;
    }
  }

  private messagesOf(events: readonly RecordedEvent[]): readonly BusMessage[] {
    const { source } = this.options;
    return events.map((event) => busMessageOf(event, source)).filter((message) => message !== undefined);
  }
}
