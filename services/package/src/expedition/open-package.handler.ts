import { randomBytes } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@reprise/contracts/problems';
import { identificationNumberFrom } from '@reprise/contracts/rules';
import { deriveId, type CommandMeta, type Position } from '@reprise/kernel';
import { ACCOUNT_SETTINGS, DOCUMENTS, type AccountSettingsReader } from '@reprise/kernel/ports';
import { organisationContract, type Organisation } from '@reprise/contracts/organisation';
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

  constructor(
    private readonly packages: PackageLifecycle,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.organisations = documentsOf(documents, organisationContract);
  }

  async execute({ destination: { warehouseId, storeId }, meta }: OpenPackage): Promise<OpenedPackage> {
    const warehouse = await this.organisations.read(warehouseId);
    if (warehouse?.accountId !== meta.accountId || warehouse.type !== 'warehouse') {
      throw new Refusal('warehouse-not-assigned');
    }
    const { warehouseCheckinRequirement: checkIn } = await this.settings.read(meta.accountId);
    const number = identificationNumberFrom(randomBytes(8));
    const opening = { number, kind: 'grouped', warehouseId, checkIn } as const;
    const data = { ...opening, contents: [], ...(storeId ? { storeId } : {}) };
    const id = deriveId('package', meta.commandId);
    const { position } = await this.packages.run(id, { type: 'OpenPackage', data }, meta);
    return { id, position };
  }
}
