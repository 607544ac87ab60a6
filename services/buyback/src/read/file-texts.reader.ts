import { Inject, Injectable } from '@nestjs/common';
import type { BuybackRow } from '@reprise/contracts/buyback';
import { isTranslated, type Diagnostic } from '@reprise/contracts/catalogue';
import { Refusal } from '@reprise/contracts/problems';
import {
  DIAGNOSTIC_VERSIONS,
  DIAGNOSTICS,
  type DiagnosticReader,
  type DiagnosticVersions,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { fileInEveryLanguage } from './file-texts.rules';

const unlessGone = async (reading: Promise<Diagnostic>): Promise<Diagnostic[]> => {
  try {
    return [await reading];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
};

/** One file for readers of any language. */
@Injectable()
export class FileTextsReader {
  constructor(
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
    @Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader,
  ) {}

  async told({ accountId }: BuybackListRow, row: BuybackRow): Promise<BuybackRow> {
    const { diagnosticId, productId, channel } = row;
    const kept = await unlessGone(this.versions.read(accountId, diagnosticId));
    const today = kept.some(isTranslated)
      ? []
      : await unlessGone(this.diagnostics.read({ accountId, productId, channel }));
    return fileInEveryLanguage(row, [...kept, ...today]);
  }
}
