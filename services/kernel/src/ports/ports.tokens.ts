/** Nest tokens of what a host binds to an adapter; consumers write `@Inject(TOKEN)`. */
// Engines and what runs on them
export const CLOCK = Symbol('Clock');
export const DOCUMENTS = Symbol('Documents');
export const EVENT_LOG = Symbol('EventLog');
export const DECIDER_STORE = Symbol('DeciderStore');
// Sessions, and waiting for read models
export const SESSION_READER = Symbol('SessionReader');
export const SESSION_WATCH = Symbol('SessionWatch');
export const CHALLENGE_DOOR = Symbol('ChallengeDoor');
export const FACTOR_DOOR = Symbol('FactorDoor');
export const POSITION_WAITER = Symbol('PositionWaiter');
// Gateways
export const CUSTOMERS = Symbol('Customers');
export const FILES = Symbol('FileStore');
export const PRINTER = Symbol('Printer');
export const LABEL_TROUBLES = Symbol('LabelTroubles');
export const LINKS = Symbol('Links');
export const TRACES = Symbol('PersonalTraces');
export const NOTES = Symbol('Notes');
export const PERSONAL_ACCESSES = Symbol('PersonalAccesses');
export const SECRETS = Symbol('Secrets');
export const IMAGE_JUDGE = Symbol('ImageJudge');
export const FILE_JUDGES = Symbol('FileJudges');
export const PAYMENT_FILE_WRITER = Symbol('PaymentFileWriter');
export const BROWSER_ERRORS = Symbol('BrowserErrors');
// Published by one package for the others
export const ACCOUNT_SETTINGS = Symbol('AccountSettingsReader');
export const DIAGNOSTICS = Symbol('DiagnosticReader');
export const DIAGNOSTIC_VERSIONS = Symbol('DiagnosticVersions');
export const QUOTES = Symbol('Quotes');
export const STOCK_CONTENTS = Symbol('StockContents');
export const PREMIUM_CONNECTORS = Symbol('PremiumConnectors');
export const BEGINNINGS = Symbol('Beginnings');
