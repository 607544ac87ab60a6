import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Erasure } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { FILE_JUDGES, FILES, type FileJudges, type FileStore, type StoredFile } from '@reprise/kernel/ports';

const keyOf = (itemId: string, certificate: string): string =>
  `erasure-certificates/${itemId}/${certificate}.pdf`;

/** Certificates of erasure, each under the hash of its content: none can be exchanged for another. */
@Injectable()
export class CertificatesReader {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    @Inject(FILE_JUDGES) private readonly judges: FileJudges,
  ) {}

  /** @throws Refusal `file-type-not-allowed`, `file-too-large` */
  async keep(itemId: string, uploaded: Uint8Array): Promise<string> {
    const { bytes, contentType } = await this.judges.document(Buffer.from(uploaded));
    const certificate = createHash('sha256').update(bytes).digest('hex');
    await this.files.put(keyOf(itemId, certificate), bytes, contentType);
    return certificate;
  }

  async read(itemId: string, certificate: string): Promise<StoredFile> {
    const file = await this.files.get(keyOf(itemId, certificate));
    if (!file) throw new Refusal('not-found');
    return file;
  }

  /** A certificate was uploaded for this very item. @throws Refusal `unknown-reference` */
  async mustBeThere(itemId: string, erasure: Erasure | undefined): Promise<void> {
    if (erasure?.outcome !== 'erased') return;
    if (await this.files.get(keyOf(itemId, erasure.certificate))) return;
    const propertyPath = 'erasure.certificate';
    const text = 'certificate-of-another-item';
    throw new Refusal('unknown-reference', {}, [{ propertyPath, code: 'unknown-reference', text }]);
  }
}
