import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { accountSettingsToken, type AccountSettingsReader } from '@reprise/contracts/configuration';
import type { PackageCommand, PackageRow } from '@reprise/contracts/package';
import { Refusal } from '@reprise/contracts/problems';
import { circuitRule, identificationNumberFrom, isTerminalBuyback } from '@reprise/contracts/rules';
import { deriveId, RunCommand, type Clock, type CommandMeta } from '@reprise/kernel';
import { CLOCK, DOCUMENTS, reply, type Reply } from '@reprise/kernel/http';
import type { Collection, Documents } from '@reprise/read-kernel';
import type { TenantScope } from '@reprise/read-kernel/query';
import type { BuybackListRow } from '@reprise/read-buyback';
import type { PackageListRow } from '@reprise/read-package';
import { PackageReader } from '../read/package-reader';

type Organisation = { readonly _id: string; readonly accountId: string; readonly type: string };

/** What a store does to ship: open a parcel, pack by code, close, hand over; or one parcel with its own label. */
@Injectable()
export class Expedition {
  private readonly organisations: Collection<Organisation>;

  constructor(
    private readonly bus: CommandBus,
    private readonly reader: PackageReader,
    @Inject(accountSettingsToken) private readonly settings: AccountSettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DOCUMENTS) documents: Documents,
  ) {
    this.organisations = documents.collection<Organisation>({ name: 'organizations' });
  }

  async open(
    warehouseId: string,
    storeId: string | undefined,
    meta: CommandMeta,
  ): Promise<Reply<PackageRow>> {
    const warehouse = await this.organisations.get(warehouseId);
    if (warehouse?.accountId !== meta.accountId || warehouse.type !== 'warehouse') {
      throw new Refusal('warehouse-not-assigned');
    }
    const { warehouseCheckinRequirement: checkIn } = await this.settings.read(meta.accountId);
    const number = identificationNumberFrom(randomBytes(8));
    const data = {
      number,
      kind: 'grouped' as const,
      warehouseId,
      checkIn,
      contents: [],
      ...(storeId ? { storeId } : {}),
    };
    return this.run(deriveId('package', meta.commandId), { type: 'OpenPackage', data }, meta);
  }

  async pack(
    parcel: PackageListRow,
    scope: TenantScope,
    code: string,
    meta: CommandMeta,
  ): Promise<Reply<PackageRow>> {
    const file = await this.reader.buybackByCode(scope, code);
    const packedIn = await this.reader.packedIn(meta.accountId, file.id);
    const data = {
      itemId: file.id,
      identificationNumber: file.identificationNumber,
      circuit: file.circuit,
      warehouseId: file.warehouseId,
      itemStatus: file.itemStatus,
      ...(packedIn ? { packedIn } : {}),
    };
    return this.run(parcel.id, { type: 'PackItem', data }, meta);
  }

  async unpack(parcel: PackageListRow, itemId: string, meta: CommandMeta): Promise<Reply<PackageRow>> {
    const item = parcel.items.find((each) => each.itemId === itemId);
    if (!item) throw new Refusal('not-found');
    return this.run(parcel.id, { type: 'UnpackItem', data: item }, meta);
  }

  handOver(parcel: PackageListRow, meta: CommandMeta): Promise<Reply<PackageRow>> {
    const data = { handedOverAt: this.clock.now().toISOString() };
    return this.run(parcel.id, { type: 'HandOverPackage', data }, meta);
  }

  /** Packing with labels: the item's own label is on it, and it leaves. @throws Refusal, one code an expedition error */
  async sendWithLabel(scope: TenantScope, code: string, meta: CommandMeta): Promise<Reply<PackageRow>> {
    const file = await this.reader.buybackByCode(scope, code);
    refuseUnsendable(file);
    const parcel = await this.reader.single(meta.accountId, file.id);
    if (!parcel?.labelReady) throw new Refusal('shipping-label-not-ready');
    return this.handOver(parcel, meta);
  }

  async run(id: string, command: PackageCommand, meta: CommandMeta): Promise<Reply<PackageRow>> {
    const { position } = await this.bus.execute(new RunCommand('package', id, command, meta));
    return reply(await this.reader.after(position, id), { position });
  }
}

/** The expedition errors of the customer seed §8, in the order in which a person would check them. */
function refuseUnsendable({ status, circuit }: BuybackListRow): void {
  const rule = circuitRule(circuit);
  if (isTerminalBuyback(status) || status === 'bb_in_processing')
    throw new Refusal('expedition-already-processed');
  if (status !== 'bb_awaiting_inventory') throw new Refusal('expedition-not-awaiting-shipment', { status });
  if (!rule.manualShipmentNeeded) throw new Refusal('expedition-no-manual-shipment');
  if (!rule.labelPerBuyback) throw new Refusal('expedition-item-needs-no-label');
}
