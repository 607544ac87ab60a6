import type { ConsumerDesk, OperatorActs, ProjectionDesk } from '@reprise/hosting/projections';
import type { DeciderStore, EventLog, Timing } from '@reprise/kernel';
import type {
  BrowserErrors,
  Customers,
  FileJudges,
  FileStore,
  ImageJudge,
  LabelTroubles,
  Links,
  Notes,
  PersonalAccesses,
  PersonalTraces,
  PaymentFileWriter,
  Printer,
  Secrets,
  PositionWaiter,
} from '@reprise/kernel/ports';
import type { PasswordMailer, SsoOptions } from '@reprise/identity';
import type { Documents, ReadModels } from '@reprise/read-kernel';
import type { SharedProductSearch } from '@reprise/read-search/product-search';

/** What operators of the platform see and do about readers of the log. */
export type PlatformDesk = {
  readonly consumers: ConsumerDesk;
  readonly projections: ProjectionDesk;
  readonly acts: OperatorActs;
};

/** Everything that a host provides to the API: engines and adapters, chosen only there. */
export type Platform = {
  readonly log: EventLog;
  readonly store: DeciderStore;
  readonly readModels: ReadModels;
  /** Reference documents: the primary data of catalogue, people and settings. */
  readonly documents: Documents;
  readonly clock: Timing;
  readonly waiter: PositionWaiter;
  readonly customers: Customers;
  readonly files: FileStore;
  readonly printer: Printer;
  readonly labelTroubles: LabelTroubles;
  readonly links: Links;
  readonly notes: Notes;
  readonly accesses: PersonalAccesses;
  readonly traces: PersonalTraces;
  readonly secrets: Secrets;
  readonly judgeImage: ImageJudge;
  readonly fileJudges: FileJudges;
  readonly writePaymentFile: PaymentFileWriter;
  /** Signs access tokens; 32 bytes. */
  readonly sessionKey: Uint8Array;
  /** Access tokens signed with these are valid as well. */
  readonly otherSessionKeys?: readonly Uint8Array[];
  /** Signs the scoped keys of the product search. */
  readonly searchSecret: string;
  readonly otherSearchSecrets?: readonly string[];
  /** One index for all processes; without it this process builds its own. */
  readonly sharedSearch?: SharedProductSearch;
  readonly passwordMailer: PasswordMailer;
  /** Where organisations' identity providers may be, and where they send people back to. */
  readonly singleSignOn: SsoOptions;
  readonly desk: PlatformDesk;
  readonly browserErrors: BrowserErrors;
  /** Address given to partners (default `urn:reprise`), and whether partners may be inside our own network. */
  readonly partners: { readonly source?: string; readonly privateAddresses: boolean };
  /** The tenant shown by `localhost`; undefined without the demonstration. */
  readonly demonstrationAccountId?: string;
};
