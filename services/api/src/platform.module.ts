import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { KeptQuotes } from '@reprise/buyback';
import { otherSearchSecretsToken, searchSecretToken, sharedSearchToken } from '@reprise/catalogue';
import { OTHER_SESSION_KEYS, PASSWORD_MAILER, SESSION_KEY } from '@reprise/identity';
import { ItemStockContents } from '@reprise/item';
import {
  BROWSER_ERRORS,
  CUSTOMERS,
  FILE_JUDGES,
  FILES,
  IMAGE_JUDGE,
  LABEL_TROUBLES,
  LINKS,
  NOTES,
  PAYMENT_FILE_WRITER,
  PERSONAL_ACCESSES,
  PRINTER,
  QUOTES,
  SECRETS,
  STOCK_CONTENTS,
  TRACES,
  CLOCK,
  DOCUMENTS,
  EVENT_LOG,
  POSITION_WAITER,
  DECIDER_STORE,
} from '@reprise/kernel/ports';
import { ReadModels } from '@reprise/read-kernel';
import type { Platform } from './platform';

const bindings = (platform: Platform): Provider[] => [
  { provide: EVENT_LOG, useValue: platform.log },
  { provide: DECIDER_STORE, useValue: platform.store },
  { provide: ReadModels, useValue: platform.readModels },
  { provide: DOCUMENTS, useValue: platform.documents },
  { provide: CLOCK, useValue: platform.clock },
  { provide: POSITION_WAITER, useValue: platform.waiter },
  { provide: CUSTOMERS, useValue: platform.customers },
  { provide: FILES, useValue: platform.files },
  { provide: PRINTER, useValue: platform.printer },
  { provide: LABEL_TROUBLES, useValue: platform.labelTroubles },
  { provide: LINKS, useValue: platform.links },
  { provide: NOTES, useValue: platform.notes },
  { provide: PERSONAL_ACCESSES, useValue: platform.accesses },
  { provide: TRACES, useValue: platform.traces },
  { provide: SECRETS, useValue: platform.secrets },
  { provide: IMAGE_JUDGE, useValue: platform.judgeImage },
  { provide: FILE_JUDGES, useValue: platform.fileJudges },
  { provide: PAYMENT_FILE_WRITER, useValue: platform.writePaymentFile },
  { provide: SESSION_KEY, useValue: platform.sessionKey },
  { provide: OTHER_SESSION_KEYS, useValue: platform.otherSessionKeys ?? [] },
  { provide: searchSecretToken, useValue: platform.searchSecret },
  { provide: otherSearchSecretsToken, useValue: platform.otherSearchSecrets ?? [] },
  { provide: BROWSER_ERRORS, useValue: platform.browserErrors },
  { provide: PASSWORD_MAILER, useValue: platform.passwordMailer },
  { provide: STOCK_CONTENTS, useValue: new ItemStockContents(platform.readModels, platform.clock) },
  { provide: QUOTES, useValue: new KeptQuotes(platform.readModels, platform.documents, platform.clock) },
  ...(platform.sharedSearch ? [{ provide: sharedSearchToken, useValue: platform.sharedSearch }] : []),
];

/** Binds every port to the host's choice, once, for all modules. */
@Global()
@Module({})
export class PlatformModule {
  static with(platform: Platform): DynamicModule {
    const providers = bindings(platform);
    return {
      module: PlatformModule,
      imports: [CqrsModule.forRoot()],
      providers,
      exports: [...providers, CqrsModule],
    };
  }
}
