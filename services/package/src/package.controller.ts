import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  closePackage,
  downloadPackageLabel,
  handOverPackage,
  handOverPackages,
  listPackages,
  listTransports,
  openPackage,
  packItem,
  readPackage,
  sendWithLabel,
  unpackItem,
  type PackageRow,
} from '@reprise/contracts/package';
import { Refusal, type ProblemCode } from '@reprise/contracts/problems';
import { mayKnowCustomer } from '@reprise/contracts/rules';
import { eachInBulk, Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { FILES, LABEL_TROUBLES, type FileStore, type LabelTroubles } from '@reprise/kernel/ports';
import { HandOverPackage } from './expedition/hand-over-package.handler';
import { OpenPackage } from './expedition/open-package.handler';
import { PackItem } from './expedition/pack-item.handler';
import { SendWithLabel } from './expedition/send-with-label.handler';
import { PackageLifecycle } from './lifecycle';
import { PackageReader, publicPackage } from './read/package.reader';

@Controller()
export class PackageController {
  constructor(
    private readonly reader: PackageReader,
    private readonly packages: PackageLifecycle,
    private readonly bus: CommandBus,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(LABEL_TROUBLES) private readonly troubles: LabelTroubles,
  ) {}

  @Endpoint(listPackages)
  list(@Input() { scope, list }: InputOf<typeof listPackages>) {
    return this.reader.list(scope, list);
  }

  @Endpoint(listTransports)
  transports(@Input() { scope, list }: InputOf<typeof listTransports>) {
    return this.reader.transports(scope, list);
  }

  @Endpoint(readPackage)
  async read(@Input() { scope, params }: InputOf<typeof readPackage>) {
    return publicPackage(await this.reader.byId(scope, params.id));
  }

  @Endpoint(openPackage)
  async open(@Input() { body, session, commandMeta }: InputOf<typeof openPackage>) {
    const ownStore = session.module === 'tim' ? session.organisationId : undefined;
    if (ownStore && body.storeId && body.storeId !== ownStore) throw new Refusal('store-not-allowed');
    const destination = { warehouseId: body.warehouseId, storeId: body.storeId ?? ownStore };
    return this.reader.after(await this.bus.execute(new OpenPackage(destination, commandMeta)));
  }

  @Endpoint(packItem)
  async pack(@Input() { scope, params, body, commandMeta }: InputOf<typeof packItem>) {
    const { id } = await this.reader.ownById(scope, params.id);
    const position = await this.bus.execute(new PackItem(id, scope, body.code, commandMeta));
    return this.reader.after({ id, position });
  }

  @Endpoint(unpackItem)
  async unpack(@Input() { scope, params, commandMeta }: InputOf<typeof unpackItem>) {
    const { id } = await this.reader.ownById(scope, params.id);
    const unpack = { type: 'UnpackItem', data: { itemId: params.itemId } } as const;
    const { position } = await this.packages.run(id, unpack, commandMeta);
    return this.reader.after({ id, position });
  }

  @Endpoint(closePackage)
  async close(@Input() { scope, params, commandMeta }: InputOf<typeof closePackage>) {
    const { id } = await this.reader.ownById(scope, params.id);
    const { position } = await this.packages.run(id, { type: 'ClosePackage', data: {} }, commandMeta);
    return this.reader.after({ id, position });
  }

  @Endpoint(handOverPackage)
  async handOver(@Input() { scope, params, commandMeta }: InputOf<typeof handOverPackage>) {
    const { id } = await this.reader.ownById(scope, params.id);
    const position = await this.bus.execute(new HandOverPackage(id, commandMeta));
    return this.reader.after({ id, position });
  }

  @Endpoint(handOverPackages)
  handOverMany(@Input() input: InputOf<typeof handOverPackages>) {
    return eachInBulk(handOverPackages, input, (line) => this.handOver(line));
  }

  @Endpoint(sendWithLabel)
  async withLabel(@Input() { scope, body, commandMeta }: InputOf<typeof sendWithLabel>) {
    return this.reader.after(await this.bus.execute(new SendWithLabel(scope, body.code, commandMeta)));
  }

  @Endpoint(downloadPackageLabel)
  async label(@Input() { scope, params }: InputOf<typeof downloadPackageLabel>) {
    const row = await this.reader.byId(scope, params.id);
    // The label of a single package bears the customer's address.
    if (!mayKnowCustomer(scope.accountId, row)) throw new Refusal('not-found');
    const file = row.labelKey ? await this.files.get(row.labelKey) : undefined;
    if (!file) throw new Refusal(await this.lacking(row));
    return fileReply(file.bytes, { name: `tracking-label-${row.number}.pdf` });
  }
  /** What stands between a package and its label; a carrier is asked for it when the package is closed. */
  private async lacking({ id, status }: PackageRow): Promise<ProblemCode> {
    if (status === 'open') return 'package-not-closed';
    if (status === 'cancelled') return 'not-found';
    return (await this.troubles.of(id)) ?? 'package-label-unavailable';
  }
}
