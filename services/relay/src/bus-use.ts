import type { EngineUse } from '@reprise/hosting';
import { silentLogger, type KernelLogger } from '@reprise/kernel';
import type { Admin } from 'kafkajs';
import { kafkaOf } from './kafka-client';
import type { KafkaOptions } from './kafka-options';
import { partitionsOf, TopicMissing } from './topic';

/** The bus among the engines of a host: it answers when a broker knows the topic. */
export class BusUse implements EngineUse {
  readonly name = 'bus';
  readonly place: string;
  private admin: Promise<Admin> | undefined;
  private missing = false;

  /** @param needed false for a host that has other work than the bus. */
  constructor(
    private readonly kafka: KafkaOptions,
    readonly needed = true,
    private readonly logger: KernelLogger = silentLogger,
  ) {
    this.place = kafka.brokers.join(',');
  }

  /** Said in the health: what is missing here is for an operator to make. */
  get engine(): string {
    return this.missing ? `Kafka, which has no topic ${this.kafka.topic}` : 'Kafka';
  }

  /** @throws TopicMissing; what kafkajs throws when no broker answers. */
  async answers(): Promise<void> {
    this.admin ??= this.connected();
    const { admin } = this;
    try {
      await partitionsOf(await admin, this.kafka.topic);
      this.missing = false;
    } catch (error) {
      this.admin = undefined;
      void admin.then((client) => client.disconnect()).catch(() => undefined);
      this.tell(error);
      throw error;
    }
  }

  /** The watch over engines names errors only; what is missing here, an operator can make. */
  private tell(error: unknown): void {
    if (error instanceof TopicMissing && !this.missing) {
      this.missing = true;
      this.logger.error({ topic: this.kafka.topic }, error.message);
    }
  }

  private async connected(): Promise<Admin> {
    const admin = kafkaOf(this.kafka).admin({ retry: { retries: 1 } });
    await admin.connect();
    return admin;
  }
}
