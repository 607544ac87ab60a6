import type { ConnectorAnswer } from '@reprise/contracts/connectors';
import type { Clock } from '@reprise/kernel';
import { guardedFetch, type GuardedFetch } from '@reprise/kernel/outbound';
import type { Secrets } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { ConnectorAnswers } from './connector-answers';
import { ConnectorDirectory } from './connector-directory';
import type { ConnectorRule } from './connector-rule';
import { ConnectorSecrets, type Configuration } from './connector-secrets';
import { PaymentRoutes } from './payment-routes';
import { testConnector } from './connector-test';

/** All that is configured with other companies' systems, and the way out to them. */
export class ConnectorDesk {
  readonly secrets: ConnectorSecrets;
  readonly answers: ConnectorAnswers;
  readonly directory: ConnectorDirectory;
  readonly routes: PaymentRoutes;
  private readonly outbound: GuardedFetch;

  constructor(
    documents: Pick<Documents, 'collection'>,
    secrets: Secrets,
    clock: Clock,
    { privateAddresses }: ConnectorRule,
  ) {
    this.secrets = new ConnectorSecrets(documents, secrets, clock);
    this.answers = new ConnectorAnswers(documents, clock);
    this.routes = new PaymentRoutes(documents, clock);
    this.directory = new ConnectorDirectory(documents, this.secrets);
    this.outbound = guardedFetch({ privateAddresses, plainHttp: privateAddresses });
  }

  readonly fetch: GuardedFetch['fetch'] = (url, options) => this.outbound.fetch(url, options);

  async test(configuration: Configuration): Promise<ConnectorAnswer> {
    const opened = await this.directory.open(configuration);
    const { outcome, detail } = await testConnector(opened, this.fetch);
    return this.answers.note(configuration, outcome, detail);
  }

  async forget(id: string): Promise<void> {
    await Promise.all([this.secrets.forget(id), this.answers.forget(id)]);
  }

  close(): Promise<void> {
    return this.outbound.close();
  }
}
