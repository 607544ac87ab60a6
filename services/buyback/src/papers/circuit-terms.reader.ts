import { Inject, Injectable } from '@nestjs/common';
import { translated } from '@reprise/contracts/kernel';
import { DIAGNOSTIC_VERSIONS, type DiagnosticVersions } from '@reprise/kernel/ports';
import type { BuybackListRow } from '@reprise/read-buyback';

/** What the rule of a buyback's circuit said when it was declared. */
@Injectable()
export class CircuitTermsReader {
  constructor(@Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions) {}

  /** For everybody who handles the buyback, the customer included. */
  async of({ accountId, diagnosticId, transport }: BuybackListRow) {
    const { options } = await this.versions.read(accountId, diagnosticId);
    const option = options.find(({ id }) => id === transport.methodId);
    const { highlightedInstruction, highlightedInstructionTranslations, terms, termsTranslations } =
      option ?? {};
    return {
      ...(highlightedInstruction && {
        highlightedInstruction,
        ...translated({ highlightedInstructionTranslations }),
      }),
      ...(terms && { terms, ...translated({ termsTranslations }) }),
      trackingSheetExpected: option?.traceabilityEnabled ?? false,
    };
  }

  /** For those who settle it with the buyer. */
  async customValues({ accountId, diagnosticId, transport }: BuybackListRow) {
    const { customValues = {} } = await this.versions.read(accountId, diagnosticId);
    return customValues[transport.methodId ?? ''] ?? {};
  }
}
