import type { ConnectorAnswer } from '@reprise/contracts/connectors';
import type { Clock } from '@reprise/kernel';
import { guardedFetch, type GuardedFetch } from '@reprise/kernel/outbound';
import type { Secrets } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { ConnectorAnswers } from './connector-answers';
import { ConnectorDirectory } from './connector-directory';
import type { ConnectorRule } from './connector-rule';
import { holdsFeature, mustHoldFeature } from './held-feature';
import { ConnectorSecrets, type Configuration } from './connector-secrets';
import { PaymentRoutes } from './payment-routes';
import { testConnector } from './connector-test';
import { testSftp } from '../sftp/test-sftp';

/** All that is configured with other companies' systems, and the way out to them. */
export class ConnectorDesk {
  readonly secrets: ConnectorSecrets;
  readonly answers: ConnectorAnswers;
  readonly directory: ConnectorDirectory;
  readonly routes: PaymentRoutes;
  private readonly outbound: GuardedFetch;

  constructor(
    private readonly documents: Pick<Documents, 'collection'>,
    secrets: Secrets,
    clock: Clock,
    private readonly rule: ConnectorRule,
  ) {
    const { privateAddresses } = rule;
    this.secrets = new ConnectorSecrets(documents, secrets, clock);
    this.answers = new ConnectorAnswers(documents, clock);
    this.routes = new PaymentRoutes(documents, clock);
    this.directory = new ConnectorDirectory(documents, this.secrets);
    this.outbound = guardedFetch({ privateAddresses, plainHttp: privateAddresses });
  }

  readonly fetch: GuardedFetch['fetch'] = (url, options) => this.outbound.fetch(url, options);

  /** Whether the account still holds the premium feature that it belongs to. */
  holds(configuration: Configuration): Promise<boolean> {
    return holdsFeature(this.documents, configuration);
  }

  /** @throws Refusal `premium-feature-missing` */
  async test(configuration: Configuration): Promise<ConnectorAnswer> {
    await mustHoldFeature(this.documents, configuration);
    const opened = await this.directory.open(configuration);
    const { outcome, detail } =
      opened.connectorId === 'sftp'
        ? await testSftp(opened, this.rule)
        : await testConnector(opened, this.fetch);
    return this.answers.note(configuration, outcome, detail);
  }

  /** @throws Refusal `premium-feature-missing` */
  async seal(configuration: Configuration, given: Readonly<Record<string, string | null>>): Promise<void> {
    await mustHoldFeature(this.documents, configuration);
    await this.secrets.set(configuration, given);
  }

  async forget(id: string): Promise<void> {
    await Promise.all([this.secrets.forget(id), this.answers.forget(id)]);
  }

  close(): Promise<void> {
    return this.outbound.close();
  }
}
