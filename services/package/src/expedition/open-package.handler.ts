import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@reprise/contracts/problems';
import { identificationNumberFrom, partiesFor, type Parties } from '@reprise/contracts/rules';
import { deriveIdAt, freshBytes, type CommandMeta, type Position } from '@reprise/kernel';
import { ACCOUNT_SETTINGS, DOCUMENTS, type AccountSettingsReader } from '@reprise/kernel/ports';
import {
  accountContract,
  organisationContract,
  type Account,
  type Organisation,
} from '@reprise/contracts/organisation';
import { documentsOf, type PublishedDocuments } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';
import { PackageLifecycle } from '../lifecycle';

export type Destination = { readonly warehouseId: string; readonly storeId?: string | undefined };
export type OpenedPackage = { readonly id: string; readonly position: Position };

export class OpenPackage extends Command<OpenedPackage> {
  constructor(
    readonly destination: Destination,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** A package to one warehouse, to be filled by hand. */
@CommandHandler(OpenPackage)
export class OpenPackageHandler implements ICommandHandler<OpenPackage> {
  private readonly organisations: PublishedDocuments<Organisation>;
  private readonly accounts: PublishedDocuments<Account>;

  constructor(
    private readonly packages: PackageLifecycle,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.organisations = documentsOf(documents, organisationContract);
    this.accounts = documentsOf(documents, accountContract);
  }

  async execute({ destination: { warehouseId, storeId }, meta }: OpenPackage): Promise<OpenedPackage> {
    const parties = await this.partiesTo(warehouseId, meta.accountId);
    const { warehouseCheckinRequirement: checkIn } = await this.settings.read(parties.buyerAccountId);
    const number = identificationNumberFrom(freshBytes(8));
    const opening = { number, kind: 'grouped', warehouseId, checkIn } as const;
    const data = { ...opening, ...parties, contents: [], ...(storeId ? { storeId } : {}) };
    const id = deriveIdAt(meta.commandId, 'package', meta.commandId);
    const { position } = await this.packages.run(id, { type: 'OpenPackage', data }, meta);
    return { id, position };
  }

  /** The warehouse is the account's own, or a linked buyer's. @throws Refusal `warehouse-not-assigned` */
  private async partiesTo(warehouseId: string, accountId: string): Promise<Required<Parties>> {
    const [warehouse, sender] = await Promise.all([
      this.organisations.read(warehouseId),
      this.accounts.read(accountId),
    ]);
    const open = [accountId, ...(sender?.linkedBuyerAccountIds ?? [])];
    if (!sender || warehouse?.type !== 'warehouse' || !open.includes(warehouse.accountId)) {
      throw new Refusal('warehouse-not-assigned');
    }
    return partiesFor(sender, warehouse.accountId);
  }
}
