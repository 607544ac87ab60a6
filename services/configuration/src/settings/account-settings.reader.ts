import { Inject, Injectable } from '@nestjs/common';
import {
  organisationRootDetailInputSchema,
  type OrganisationRootDetail,
  type TransferOrderSettings,
} from '@reprise/contracts/configuration';
import { oncePerObject } from '@reprise/contracts/kernel';
import { organisationContract } from '@reprise/contracts/organisation';
import type { Circuit } from '@reprise/contracts/rules';
import {
  documentsOf,
  keptDocumentsOf,
  type KeptDocuments,
  type PublishedDocuments,
  type PublishedRow,
  type ResourceStore,
} from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';
import { circuitsDefinition } from '../circuits/circuits.resource';
import { rootDetailsDefinition, transferOrderDefinition } from './settings.resource';
import { DOCUMENTS, type AccountSettingsReader } from '@reprise/kernel/ports';

type Detail = PublishedRow<typeof rootDetailsDefinition.contract>;

const defaults = organisationRootDetailInputSchema.parse({});

/**
 * Reads the documents by key, and is never stale. An account without settings has the
 * defaults.
 */
@Injectable()
export class AccountSettings implements AccountSettingsReader {
  private readonly organisations: PublishedDocuments<PublishedRow<typeof organisationContract>>;
  private readonly details: KeptDocuments<Detail>;
  /** Made once of what is kept: a declaration reads settings several times. */
  private readonly completed = oncePerObject((detail: Detail): OrganisationRootDetail => ({
    ...defaults,
    ...detail,
  }));

  constructor(
    @Inject(transferOrderDefinition.token)
    private readonly orders: ResourceStore<typeof transferOrderDefinition.contract>,
    @Inject(circuitsDefinition.token)
    private readonly circuits: ResourceStore<typeof circuitsDefinition.contract>,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.organisations = documentsOf(documents, organisationContract);
    this.details = keptDocumentsOf(documents, rootDetailsDefinition.contract);
  }

  async read(accountId: string): Promise<OrganisationRootDetail> {
    const [detail] = await this.details.find(accountId);
    return detail ? this.completed(detail) : { ...defaults, id: accountId };
  }

  async transferOrderCopies(accountId: string, circuit: Circuit): Promise<number> {
    const [found] = await this.circuits.find(accountId, { name: circuit }, 1);
    return found?.transferOrderNumberOfCopy ?? 1;
  }

  async storeWarehouse(accountId: string, storeId: string): Promise<string | undefined> {
    const all = new Map((await this.organisations.find(accountId)).map((each) => [each.id, each]));
    let place = all.get(storeId);
    for (let steps = all.size; place && steps > 0; steps -= 1) {
      if (place.defaultWarehouse) return place.defaultWarehouse;
      place = all.get(place.parentOrganizationId ?? '');
    }
    return undefined;
  }

  async transferOrderText(accountId: string): Promise<TransferOrderSettings | undefined> {
    // What was written while the account held the feature stays stored, and unused without it.
    const { enabledPremiumFeatures } = await this.read(accountId);
    if (!enabledPremiumFeatures.includes('custom_transfer_order')) return undefined;
    const [order] = await this.orders.find(accountId, {}, 1);
    return order && { text: order.text, textTranslations: order.textTranslations };
  }
}
