import type { ActionAnswer, ActionValues } from '@reprise/contracts/connectors';
import type { PremiumFeature } from '@reprise/contracts/permissions';

export type PremiumAction = {
  readonly accountId: string;
  readonly feature: PremiumFeature;
  readonly action: string;
  readonly values: ActionValues;
  readonly correlationId: string;
};

/** Other companies' systems behind premium features. */
export interface PremiumConnectors {
  /**
   * @throws Refusal `premium-feature-missing`, `connector-not-configured`, `connector-unreachable`,
   * `connector-answer-invalid`.
   */
  launch(asked: PremiumAction): Promise<ActionAnswer>;
}
