import { Inject, Injectable } from '@nestjs/common';
import { uuidv7, type Clock } from '@reprise/kernel';
import {
  CLOCK,
  DOCUMENTS,
  FILES,
  SECRETS,
  type FileStore,
  type SealedField,
  type Secrets,
  type Session,
} from '@reprise/kernel/ports';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';
import type { PaymentBatchListRow } from '@reprise/read-payment';

type Batch = Pick<PaymentBatchListRow, 'id' | 'accountId'>;
type SealedFile = { readonly _id: string; readonly accountId: string; readonly sealed: string };
type Download = {
  readonly _id: string;
  readonly accountId: string;
  readonly batchId: string;
  readonly userId: string;
  readonly at: string;
};

const filesCollection = { name: 'payment_files', indexes: [{ fields: ['accountId'] }] };
export const paymentFileDownloads = {
  name: 'payment_file_downloads',
  indexes: [{ fields: ['accountId', 'at'] }, { fields: ['accountId', 'batchId', 'at'] }],
};
const placeOf = (id: string): string => `payment-file/${id}`;
/** Where files lay in plain text before they were sealed. */
const plainKey = ({ id }: Batch): string => `payment-batches/${id}.xml`;

export const sealedPaymentFiles: readonly SealedField[] = [
  { collection: filesCollection, path: 'sealed', place: placeOf },
];

/** Names and bank accounts of many people: sealed at rest, opened for a download, and every download is kept. */
@Injectable()
export class PaymentFileStore {
  private readonly kept: Collection<SealedFile>;
  private readonly downloads: Collection<Download>;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.kept = documents.collection<SealedFile>(filesCollection);
    this.downloads = documents.collection<Download>(paymentFileDownloads);
  }

  async read(batch: Batch): Promise<string | undefined> {
    const file = await this.kept.get(batch.id);
    if (file) return this.secrets.open(file.sealed, placeOf(batch.id));
    const plain = await this.files.get(plainKey(batch));
    return plain && this.keep(batch, plain.bytes.toString('utf8'));
  }

  /** @returns what stands: of two who write at once, the first is kept. */
  async keep(batch: Batch, text: string): Promise<string> {
    const { id, accountId } = batch;
    const sealed = this.secrets.seal(text, placeOf(id));
    try {
      await this.kept.put({ _id: id, accountId, sealed }, -1);
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
      return (await this.read(batch)) ?? text;
    }
    await this.files.delete(plainKey(batch));
    return text;
  }

  async downloaded({ id: batchId, accountId }: Batch, { userId }: Session): Promise<void> {
    const at = this.clock.now().toISOString();
    await this.downloads.put({ _id: uuidv7(), accountId, batchId, userId, at });
  }
}
