import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { customerSchema } from '@reprise/contracts/rules';
import { isoDay } from '../../../../kernel/forms';
import type { Draft } from '../draft/draft.types';
import { choicesOf } from './choices.rules';
import type { CustomerNeeds } from './customer-form.rules';

const everywhere: readonly string[] = [];

/** What this buyback needs to know of its customer. */
export function needsOf(view: DiagnosticView, draft: Draft): CustomerNeeds {
  const { shipping, payment } = choicesOf(view, draft);
  return {
    iban: payment?.iban ?? false,
    identity: view.settings.identityDocumentRequired,
    countries: shipping?.countries ?? everywhere,
  };
}
export const schemaFor = ({ iban, identity }: CustomerNeeds) =>
  customerSchema({ ibanRequired: iban, identityRequired: identity, today: isoDay() });

/** The server names its fields under the form that it came in. */
export const withoutPrefix = (path: string): string => path.replace(/^customer\./, '');
