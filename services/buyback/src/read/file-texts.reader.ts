import { Inject, Injectable } from '@nestjs/common';
import type { BuybackRow } from '@reprise/contracts/buyback';
import {
  inEveryLanguage,
  isTranslated,
  modeTexts,
  type Diagnostic,
  type ToldText,
} from '@reprise/contracts/catalogue';
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

  async told(of: BuybackListRow, row: BuybackRow): Promise<BuybackRow> {
    return fileInEveryLanguage(row, await this.known(of));
  }

  /** How a buyback is paid, as its account calls it in each language, whatever that of who declared it. */
  async paymentOf(row: BuybackListRow): Promise<ToldText> {
    const way = { ...row.transport, ...row.payment };
    return inEveryLanguage(row.payment.label, modeTexts(await this.known(row), way));
  }

  private async known(row: BuybackListRow): Promise<readonly Diagnostic[]> {
    const { accountId, diagnosticId, productId, channel } = row;
    const kept = await unlessGone(this.versions.read(accountId, diagnosticId));
    const today = kept.some(isTranslated)
      ? []
      : await unlessGone(this.diagnostics.read({ accountId, productId, channel }));
    return [...kept, ...today];
  }
}
