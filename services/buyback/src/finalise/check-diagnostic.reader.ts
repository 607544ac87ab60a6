import { Inject, Injectable } from '@nestjs/common';
import { viewOf, type Diagnostic, type DiagnosticView } from '@reprise/contracts/catalogue';
import { priceLockEnded } from '@reprise/contracts/rules';
import type { Clock } from '@reprise/kernel';
import {
  ACCOUNT_SETTINGS,
  CLOCK,
  DIAGNOSTICS,
  DIAGNOSTIC_VERSIONS,
  type AccountSettingsReader,
  type DiagnosticReader,
  type DiagnosticVersions,
} from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';
import { beforeHandOver } from '../domain';
import { BuybackLifecycle } from '../lifecycle';

type Judged = { readonly priceLocked: boolean; readonly diagnostic: Diagnostic };

/** Answers "by which questions and prices is it judged at the counter?", for the screen and for the hand-over alike. */
@Injectable()
export class CheckDiagnosticReader {
  constructor(
    @Inject(DIAGNOSTICS) private readonly diagnostics: DiagnosticReader,
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly buybacks: BuybackLifecycle,
  ) {}

  /**
   * "A predeclaration older than 15 days: prices may be corrected" (customer journey §4): then today's prices count.
   * @throws Refusal if the product is not bought any more
   */
  async of(row: BuybackListRow, now: string): Promise<Judged> {
    const { accountId, productId, channel, diagnosticId } = row;
    if (!priceLockEnded(row, now))
      return { priceLocked: true, diagnostic: await this.versions.read(accountId, diagnosticId) };
    return {
      priceLocked: false,
      diagnostic: await this.diagnostics.read({ accountId, productId, channel }),
    };
  }

  /** @throws Refusal for whatever a hand-over would be refused for before anything is entered */
  async shown(row: BuybackListRow): Promise<Partial<DiagnosticView> & Pick<Judged, 'priceLocked'>> {
    beforeHandOver((await this.buybacks.load(row.id)).state);
    const { diagnostic, priceLocked } = await this.of(row, this.clock.now().toISOString());
    // An identity document is asked for as the account wants it today.
    const { customerIdentityDocumentRequired: identityDocumentRequired } = await this.settings.read(
      row.accountId,
    );
    const settings = { ...diagnostic.settings, identityDocumentRequired };
    return { ...viewOf(diagnostic), settings, priceLocked };
  }
}
