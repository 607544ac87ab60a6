import { buildPain001, judgeFavicon, judgeImage, judgePdf, ParkedLabels } from '@reprise/gateways';
import type { Engines, Gateways } from '@reprise/hosting';
import { systemClock } from '@reprise/kernel';
import { allListsWaiter } from './all-lists-waiter';
import type { Platform } from './platform';

/** What the API needs from what its host has opened. */
export function platformOf(engines: Engines, gateways: Gateways): Platform {
  const { log, deciders: store, readModels, documents, files, search } = engines;
  const { secrets, customers, links, notes, accesses, traces, printer, passwordMailer, partners } = gateways;
  return {
    ...{ log, store, readModels, documents, files, clock: systemClock },
    ...{ customers, links, notes, accesses, traces, printer, passwordMailer, partners, judgeImage },
    fileJudges: { favicon: judgeFavicon, document: judgePdf },
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
