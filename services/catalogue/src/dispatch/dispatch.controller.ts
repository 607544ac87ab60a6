import { Controller, Inject } from '@nestjs/common';
import {
  dispatchSimulationEndpoints as endpoints,
  type DispatchReach,
  type DispatchSimulation,
} from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { DOCUMENTS } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments, type CatalogueDocuments } from '../catalogue-documents.reader';
import { readAccountConfiguration } from '../diagnostic/account-configuration.reader';
import { dispatchReach } from './dispatch-reach.rules';
import { simulateDispatch } from './dispatch-simulation.rules';

/** What the rules would do: read anew each time, so that who has just changed one sees it. */
@Controller()
export class DispatchController {
  private readonly read: CatalogueDocuments;

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.read = catalogueDocuments(documents);
  }

  @Endpoint(endpoints.simulate)
  async simulate(@Input() { scope, query }: InputOf<typeof endpoints.simulate>): Promise<DispatchSimulation> {
    const configuration = await readAccountConfiguration(this.read, scope.accountId);
    if (!configuration.categories.some(({ id }) => id === query.categoryId)) throw new Refusal('not-found');
    return simulateDispatch(configuration, query);
  }

  @Endpoint(endpoints.reach)
  async reach(@Input() { scope }: InputOf<typeof endpoints.reach>): Promise<DispatchReach> {
    return dispatchReach(await readAccountConfiguration(this.read, scope.accountId));
  }
}
