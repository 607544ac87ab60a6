import { Controller, Inject } from '@nestjs/common';
import {
  closePackage,
  downloadPackageLabel,
  handOverPackage,
  listPackages,
  listTransports,
  openPackage,
  packItem,
  readPackage,
  sendWithLabel,
  unpackItem,
} from '@reprise/contracts/package';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { FILES, type FileStore } from '@reprise/kernel/ports';
import { Expedition } from './expedition/expedition';
import { PackageReader, publicPackage } from './read/package-reader';

@Controller()
export class PackageController {
  constructor(
    private readonly reader: PackageReader,
    private readonly expedition: Expedition,
    @Inject(FILES) private readonly files: FileStore,
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
  open(@Input() { body, session, commandMeta }: InputOf<typeof openPackage>) {
    const ownStore = session.module === 'tim' ? session.organisationId : undefined;
    if (ownStore && body.storeId && body.storeId !== ownStore) throw new Refusal('store-not-allowed');
    return this.expedition.open(body.warehouseId, body.storeId ?? ownStore, commandMeta);
  }

  @Endpoint(packItem)
  async pack(@Input() { scope, params, body, commandMeta }: InputOf<typeof packItem>) {
    return this.expedition.pack(await this.reader.byId(scope, params.id), scope, body.code, commandMeta);
  }

  @Endpoint(unpackItem)
  async unpack(@Input() { scope, params, commandMeta }: InputOf<typeof unpackItem>) {
    return this.expedition.unpack(await this.reader.byId(scope, params.id), params.itemId, commandMeta);
  }

  @Endpoint(closePackage)
  async close(@Input() { scope, params, commandMeta }: InputOf<typeof closePackage>) {
    const { id } = await this.reader.byId(scope, params.id);
    return this.expedition.run(id, { type: 'ClosePackage', data: {} }, commandMeta);
  }

  @Endpoint(handOverPackage)
  async handOver(@Input() { scope, params, commandMeta }: InputOf<typeof handOverPackage>) {
    return this.expedition.handOver(await this.reader.byId(scope, params.id), commandMeta);
  }

  @Endpoint(sendWithLabel)
  withLabel(@Input() { scope, body, commandMeta }: InputOf<typeof sendWithLabel>) {
    return this.expedition.sendWithLabel(scope, body.code, commandMeta);
  }

  @Endpoint(downloadPackageLabel)
  async label(@Input() { scope, params }: InputOf<typeof downloadPackageLabel>) {
    const parcel = await this.reader.byId(scope, params.id);
    const file = parcel.labelKey ? await this.files.get(parcel.labelKey) : undefined;
    if (!file) throw new Refusal('package-label-unavailable');
    return fileReply(file.bytes, { name: `tracking-label-${parcel.number}.pdf` });
  }
}
