import {
  ConnectorDesk,
  CustomerVault,
  DocumentReference,
  GatewayTraces,
  KeptMailer,
  linkedCarriers,
  LinkedBuyerOrders,
  linkedProviders,
  OwnWordsMailer,
  paymentProviders,
  PdfPrinter,
  PersonalAccessLog,
  SandboxCarrier,
  SealedNotes,
  SignedLinks,
  SmtpMailer,
  type BuyerOrders,
  type Carrier,
  type Carriers,
  type Mailer,
} from '@reprise/gateways';
import { systemClock, type KernelLogger } from '@reprise/kernel';
import type { Documents } from '@reprise/read-kernel';
import type { Config } from './config';
import type { Engines } from './engines';
import { PasswordMails } from './password-mails';
import { publicOrigins } from './public-origin';
import { openSecrets } from './secrets';

const now = (): Date => systemClock.now();
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function openMailer(config: Config, documents: Documents): { post: Mailer; kept?: KeptMailer } {
  const { dataDir, mailFrom: from, smtpUrl: url } = config;
  if (url) return { post: new SmtpMailer({ url, from, documents, now }) };
  const kept = new KeptMailer({ dataDir, now });
  void kept.sweep().catch(() => undefined);
  return { post: kept, kept };
}

/** External systems of a host: carrier, payment providers, mail, papers, links, and their keys. */
export type Gateways = {
  readonly secrets: ReturnType<typeof openSecrets>;
  readonly customers: CustomerVault;
  readonly links: SignedLinks;
  readonly traces: GatewayTraces;
  readonly notes: SealedNotes;
  readonly accesses: PersonalAccessLog;
  readonly printer: PdfPrinter;
  readonly carrier: Carrier;
  readonly carriers: Carriers;
  readonly providers: ReturnType<typeof paymentProviders>;
  readonly buyers: BuyerOrders;
  /** What accounts have configured with other companies’ systems. */
  readonly connectors: ConnectorDesk;
  /** Where the people of an account find this installation. */
  readonly originOf: (accountId: string) => Promise<string>;
  readonly mailer: Mailer;
  /** Mails saved on disk if there is no mail server. */
  readonly kept?: KeptMailer;
  readonly passwordMailer: PasswordMails;
  /** Address given to partners, and where partners may be. */
  readonly partners: { readonly source?: string; readonly privateAddresses: boolean };
  /** Where identity providers may be, and where this installation is. */
  readonly singleSignOn: {
    readonly privateAddresses: boolean;
    readonly plainHttp: boolean;
    readonly origin: () => string;
    readonly siteOf: (accountId: string) => Promise<string>;
  };
};

/** @param port on which this installation listens; unknown in advance if any free one was requested. */
export function openGateways(
  config: Config,
  { documents, files }: Pick<Engines, 'documents' | 'files'>,
  logger: KernelLogger,
  port: () => number = () => config.port,
): Gateways {
  const secrets = openSecrets(config);
  const here = (): string => config.publicUrl ?? `http://localhost:${port()}`;
  const originOf = publicOrigins(documents, here);
  const trackingLink = (number: string): string =>
    new URL(`/parcel/${encodeURIComponent(number)}`, here()).href;
  const carrier = new SandboxCarrier({ documents, now, trackingLink });
  const { post, kept } = openMailer(config, documents);
  const mailer = new OwnWordsMailer(post, documents);
  const { webhooksPrivateAddresses: privateAddresses } = config;
  const desk = new ConnectorDesk(documents, secrets.box, systemClock, { privateAddresses });
  return {
    ...{ secrets, carrier, carriers: linkedCarriers(desk, carrier, wait), mailer, ...(kept && { kept }) },
    ...{ connectors: desk, originOf },
    customers: new CustomerVault(documents, secrets.box),
    links: new SignedLinks(secrets.linkKey, originOf, secrets.otherLinkKeys),
    traces: new GatewayTraces([carrier, ...(kept ? [kept] : [])]),
    notes: new SealedNotes(documents, secrets.box),
    accesses: new PersonalAccessLog(documents, systemClock),
    printer: new PdfPrinter(documents, files),
    providers: linkedProviders(desk, paymentProviders({ documents, box: secrets.box, now, wait })),
    buyers: new LinkedBuyerOrders(desk, systemClock),
    passwordMailer: new PasswordMails(mailer, new DocumentReference(documents, files), originOf, logger),
    singleSignOn: {
      privateAddresses: config.ssoPrivateAddresses,
      plainHttp: config.ssoPrivateAddresses && config.demo,
      origin: here,
      siteOf: originOf,
    },
    partners: {
      privateAddresses,
      ...(config.publicUrl && { source: config.publicUrl }),
    },
  };
}
