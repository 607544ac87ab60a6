import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_SETTINGS, DIAGNOSTICS, type AccountSettingsReader } from '@reprise/kernel/ports';
import type { CachedDiagnosticReader } from '../diagnostic/cached-diagnostic.reader';
import type { PriceTags } from './price-tags.rules';

@Injectable()
export class PriceTagsReader {
  constructor(
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(DIAGNOSTICS) private readonly diagnostics: Pick<CachedDiagnosticReader, 'boughtCategories'>,
  ) {}

  async read(accountId: string): Promise<PriceTags> {
    const [{ tagPriceEnabled: enabled }, bought] = await Promise.all([
      this.settings.read(accountId),
      this.diagnostics.boughtCategories(accountId),
    ]);
    return { enabled, bought };
  }
}
