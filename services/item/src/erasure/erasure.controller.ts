import { Controller } from '@nestjs/common';
import { downloadErasureCertificate, uploadErasureCertificate } from '@reprise/contracts/item';
import { Endpoint, fileReply, Input, type InputOf } from '@reprise/kernel/http';
import { ItemReader } from '../read/item.reader';
import { CertificatesReader } from './certificates.reader';

/** Proof that the data of an item are gone. */
@Controller()
export class ErasureController {
  constructor(
    private readonly reader: ItemReader,
    private readonly certificates: CertificatesReader,
  ) {}

  @Endpoint(uploadErasureCertificate)
  async keep(@Input() { scope, params, body }: InputOf<typeof uploadErasureCertificate>) {
    const item = await this.reader.bought(scope, params.id);
    return { certificate: await this.certificates.keep(item.id, body.file.bytes) };
  }

  @Endpoint(downloadErasureCertificate)
  async read(@Input() { scope, params }: InputOf<typeof downloadErasureCertificate>) {
    const item = await this.reader.bought(scope, params.id);
    const { bytes } = await this.certificates.read(item.id, params.certificate);
    return fileReply(bytes, { name: `erasure-${item.identificationNumber}.pdf` });
  }
}
