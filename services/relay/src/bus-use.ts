import type { EngineUse } from '@reprise/hosting';
import { silentLogger, type KernelLogger } from '@reprise/kernel';
import type { Admin } from 'kafkajs';
import { kafkaOf } from './kafka-client';
import type { KafkaOptions } from './kafka-options';
import { partitionsOf, TopicMissing } from './topic';

/** The bus as one of a host's engines: it answers if a broker knows the topic. */
export class BusUse implements EngineUse {
  readonly name = 'bus';
  readonly place: string;
  private admin: Promise<Admin> | undefined;
  private missing = false;

  /** @param needed false for a host that also has other work. */
  constructor(
    private readonly kafka: KafkaOptions,
    readonly needed = true,
    private readonly logger: KernelLogger = silentLogger,
  ) {
    this.place = kafka.brokers.join(',');
  }

  /** Shown in the health report: an operator can create what is missing. */
  get engine(): string {
    return this.missing ? `Kafka, which has no topic ${this.kafka.topic}` : 'Kafka';
  }

  /** @throws TopicMissing; kafkajs's error if no broker answers. */
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

  /** The engine watch reports only names of errors; an operator can create what is missing. */
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
