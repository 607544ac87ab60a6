import { Inject, Injectable } from '@nestjs/common';
import { nextSteps } from '@reprise/contracts/catalogue';
import { localeSchema, readIn } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { circuitRule, labelExpected } from '@reprise/contracts/rules';
import {
  CUSTOMERS,
  FILES,
  LABEL_TROUBLES,
  PRINTER,
  type Customers,
  type FileStore,
  type Instruction,
  type LabelTroubles,
  type Printer,
  DIAGNOSTIC_VERSIONS,
  type DiagnosticVersions,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';

type Step = Instruction & { readonly sequence: number };

/** The papers of one buyback: label, tracking sheet, and the next steps. */
@Injectable()
export class PapersReader {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    @Inject(PRINTER) private readonly printer: Printer,
    @Inject(CUSTOMERS) private readonly customers: Customers,
    @Inject(LABEL_TROUBLES) private readonly troubles: LabelTroubles,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
  ) {}

  /** Nobody sends what was cancelled, whatever its circuit. */
  labelExpected({ circuit, status }: BuybackListRow): boolean {
    return labelExpected(circuit) && status !== 'bb_cancelled';
  }

  /** @throws Refusal `shipping-label-not-expected` (404) or `shipping-label-not-ready` (425), customer journey §8. */
  labelKey(row: BuybackListRow): string {
    if (!this.labelExpected(row)) throw new Refusal('shipping-label-not-expected');
    if (!row.transport.labelKey) throw new Refusal('shipping-label-not-ready');
    return row.transport.labelKey;
  }

  /** @throws Refusal also with what keeps the label away, once it was asked for in vain. */
  async label(row: BuybackListRow): Promise<Buffer> {
    const missing = this.labelExpected(row) && !row.transport.labelKey;
    const trouble = missing && (await this.troubles.of(row.transport.packageId ?? row.id));
    if (trouble) throw new Refusal(trouble);
    const file = await this.files.get(this.labelKey(row));
    if (!file) throw new Refusal((await this.isErased(row)) ? 'not-found' : 'shipping-label-not-ready');
    return file.bytes;
  }

  private async isErased({ accountId, customerId }: BuybackListRow): Promise<boolean> {
    if (!customerId) return false;
    return (await this.customers.read({ accountId }, customerId, 'contact')).state === 'erased';
  }

  async instructions(row: BuybackListRow): Promise<Step[]> {
    const steps = nextSteps(await this.versions.read(row.accountId, row.diagnosticId), {
      methodId: row.transport.methodId,
      language: row.locale,
      labelExpected: this.labelExpected(row),
    });
    return steps.map((step, index) => ({ sequence: index + 1, ...step }));
  }

  async trackingSheet(row: BuybackListRow): Promise<Buffer> {
    const instructions = await this.instructions(row);
    return this.printer.trackingSheet({
      accountId: row.accountId,
      locale: localeSchema.catch('fr-FR').parse(row.locale),
      buybackNumber: row.identificationNumber,
      product: {
        label: readIn(row, row.locale).productLabel,
        brand: row.brand,
        ...(row.imei ? { imei: row.imei } : {}),
      },
      transport: row.transport.label,
      // A store puts what it bought into a package itself.
      packed: row.channel === 'store' || !circuitRule(row.circuit).handedOverInStore,
      createdAt: row.createdAt,
      instructions,
    });
  }
}
