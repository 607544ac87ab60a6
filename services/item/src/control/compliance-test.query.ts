import { Inject, Injectable } from '@nestjs/common';
import type { Control, ProposalTerms } from '@reprise/contracts/buyback';
import {
  absorptionRule,
  pricedAgain,
  type ChosenAnswer,
  type Diagnostic,
} from '@reprise/contracts/catalogue';
import type { OrganisationRootDetail } from '@reprise/contracts/configuration';
import { readIn } from '@reprise/contracts/kernel';
import { controlOutcome, endOfLastDay, sentLate, type TestedAnswer } from '@reprise/contracts/rules';
import type { BuybackListRow } from '@reprise/read-buyback';
import { DIAGNOSTIC_VERSIONS, type DiagnosticVersions } from '@reprise/kernel/ports';
import { PricesOfTheDayQuery } from './prices-of-the-day.query';

const dayMs = 86_400_000;

/**
 * The offer's reminders and expiry, fixed on the day of the test (domain §2: 3, 10 and 15 days). It ends with its last
 * day, which mails and pages name.
 */
export function proposalTerms(
  proposalId: string,
  now: Date,
  {
    proposalValidDays,
    proposalReminderDays,
  }: Pick<OrganisationRootDetail, 'proposalValidDays' | 'proposalReminderDays'>,
): ProposalTerms {
  const after = (days: number): string => new Date(now.getTime() + days * dayMs).toISOString();
  const remindAt = proposalReminderDays.filter((day) => day < proposalValidDays).sort((a, b) => a - b);
  const expiresAt = endOfLastDay(now.toISOString(), proposalValidDays);
  return { proposalId, remindAt: remindAt.map(after), expiresAt };
}

/** Another product is a difference like any other: the customer reads it in his offer. */
const productWord = { 'fr-FR': 'Produit', 'en-GB': 'Product', 'nl-BE': 'Product', 'de-DE': 'Produkt' };
const productAnswer = ({ locale }: BuybackListRow, answerId: string, answer: string): TestedAnswer => ({
  ...{ questionId: 'product', question: productWord[locale], answerId, answer },
});

/** Prices the findings with the same diagnostic that priced the declaration (domain §2, control rows). */
@Injectable()
export class ComplianceTestQuery {
  constructor(
    @Inject(DIAGNOSTIC_VERSIONS) private readonly versions: DiagnosticVersions,
    private readonly pricesOfTheDay: PricesOfTheDayQuery,
  ) {}

  diagnosticOf(buyback: BuybackListRow): Promise<Diagnostic> {
    return this.versions.read(buyback.accountId, buyback.diagnosticId);
  }

  /** @throws Refusal `answers-insufficient` */
  async control(
    buyback: BuybackListRow,
    chosen: readonly ChosenAnswer[],
    other?: Diagnostic,
  ): Promise<Control> {
    const { locale } = buyback;
    const sent = other ? undefined : sentLate(buyback);
    const promised = other ?? (await this.diagnosticOf(buyback));
    const diagnostic = sent ? await this.pricesOfTheDay.in(promised, buyback) : promised;
    const { answers, priced } = pricedAgain(buyback, diagnostic, chosen);
    const rule = absorptionRule(diagnostic.category);
    const { outcome, absorbedAmount, differences } = controlOutcome({
      declaredAnswers: [
        ...(other ? [productAnswer(buyback, buyback.productId, readIn(buyback, locale).productLabel)] : []),
        ...buyback.answers,
      ],
      controlledAnswers: [
        ...(other ? [productAnswer(buyback, other.product.id, readIn(other.product, locale).label)] : []),
        ...answers,
      ],
      ...{ declaredPrice: buyback.prices.declared, controlledPrice: priced.total, late: sent !== undefined },
      // The diagnostic contains a rule only for accounts with the premium feature.
      absorption: { enabled: rule.type !== 'none', rule },
    });
    const late = sent && { ...sent, ...(await this.ofTheDay(buyback, diagnostic)) };
    return { answers, price: priced, outcome, absorbedAmount, differences, ...(late ? { late } : {}) };
  }

  /** What was declared is worth today, and what explains it. */
  private async ofTheDay(buyback: BuybackListRow, diagnostic: Diagnostic) {
    const { priced } = pricedAgain(buyback, diagnostic, buyback.answers);
    return { dayPrice: priced.total, diagnosticId: await this.versions.keep(diagnostic) };
  }
}
