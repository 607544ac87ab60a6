import { Inject, Injectable } from '@nestjs/common';
import type { ProductSnapshot } from '@reprise/contracts/buyback';
import type { Diagnostic } from '@reprise/contracts/catalogue';
import type { Correction, Specification } from '@reprise/contracts/item';
import { translated } from '@reprise/contracts/kernel';
import {
  DIAGNOSTIC_VERSIONS,
  DIAGNOSTICS,
  type DiagnosticReader,
  type DiagnosticVersions,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';

function snapshot({ product }: Diagnostic): ProductSnapshot {
  const { id, label, brand, model, ean, reference, weight, categoryId, categoryLabel } = product;
  const { image, labelTranslations, categoryLabelTranslations } = product;
  return {
    ...{ id, label, brand, model, weight, categoryId, categoryLabel },
    ...translated({ labelTranslations, categoryLabelTranslations }),
    ...(image ? { image } : {}),
    ...(ean ? { ean } : {}),
    ...(reference ? { reference } : {}),
  };
}

/** "What is it really?" Only another product asks other questions, or has other prices. */
@Injectable()
export class SpecificationQuery {
  constructor(
    @Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
  ) {}

  /** Of the product that it really is; undefined: of the declared one. @throws Refusal `product-gone` */
  async otherDiagnostic(buyback: BuybackListRow, productId?: string): Promise<Diagnostic | undefined> {
    if (!productId || productId === buyback.productId) return undefined;
    const { accountId, channel } = buyback;
    return this.diagnostics.read({ accountId, productId, channel });
  }

  /** As the event keeps it; undefined if nothing was corrected. */
  async recorded(found: Correction | undefined, other?: Diagnostic): Promise<Specification | undefined> {
    const { productId: _id, ...readOff } = found ?? {};
    if (!other) return Object.keys(readOff).length > 0 ? readOff : undefined;
    return { ...readOff, product: snapshot(other), diagnosticId: await this.versions.keep(other) };
  }
}
