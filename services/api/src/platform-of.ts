import { buildPain001, judgeFavicon, judgeImage, judgePdf, ParkedLabels } from '@reprise/gateways';
import type { Engines, Gateways } from '@reprise/hosting';
import { ConsumerDesk, OperatorActs, ProjectionDesk } from '@reprise/hosting/projections';
import { SubscriptionOperator, systemClock } from '@reprise/kernel';
import type { BrowserErrors } from '@reprise/kernel/ports';
import { allListsWaiter } from './all-lists-waiter';
import type { Platform, PlatformDesk } from './platform';

function deskOf({ log, store, timers, readDocuments, readModels, documents }: Engines): PlatformDesk {
  const projections = new ProjectionDesk({ documents: readDocuments, log });
  const operator = new SubscriptionOperator(log, store, systemClock);
  return {
    projections,
    consumers: new ConsumerDesk({ operator, timers, projections }),
    acts: new OperatorActs({ log, readModels, documents }),
  };
}

/** What the API needs from what its host has opened. */
export function platformOf(engines: Engines, gateways: Gateways, browserErrors: BrowserErrors): Platform {
  const { log, deciders: store, readModels, documents, files, search } = engines;
  const { secrets, customers, links, notes, accesses, traces, printer, passwordMailer, partners } = gateways;
  return {
    ...{ log, store, readModels, documents, files, clock: systemClock },
    ...{ customers, links, notes, accesses, traces, printer, passwordMailer, partners, judgeImage },
    fileJudges: { favicon: judgeFavicon, document: judgePdf },
    desk: deskOf(engines),
    browserErrors,
    labelTroubles: new ParkedLabels(engines.store),
    waiter: allListsWaiter(readModels),
    secrets: secrets.box,
    writePaymentFile: buildPain001,
    sessionKey: secrets.sessionKey,
    otherSessionKeys: secrets.otherSessionKeys,
    searchSecret: secrets.searchSecret,
    otherSearchSecrets: secrets.otherSearchSecrets,
    singleSignOn: gateways.singleSignOn,
    ...(search && { sharedSearch: search }),
  };
}
