import { useTranslation } from 'react-i18next';
import type { RecapRow } from '../recap';
import { choicesOf } from './choices.rules';
import type { StepProps } from './step-props.types';

/** What was chosen for the product and who sells it; once the buyback exists, nothing of it changes. */
export function useSummaryRows({ view, draft, onOpen }: StepProps): readonly RecapRow[] {
  const { t } = useTranslation('store-desk');
  const { shipping, payment } = choicesOf(view, draft);
  const entered = (name: string): string => String(draft.customer[name] ?? '');
  const row = (term: string, value: string, step?: string): RecapRow => ({
    term,
    value,
    onChange: step && !draft.created ? () => onOpen(step) : undefined,
  });
  const questions = view.questions.map(({ id, title, answers }, at) => {
    const answer = answers.find((each) => each.id === draft.answers[id]);
    return row(title, answer?.name ?? '', `question-${at + 1}`);
  });
  const mayChoose = { transport: view.options.length > 1, payment: (shipping?.paymentModes.length ?? 0) > 1 };
  return [
    ...questions,
    ...(draft.imei && view.collectsImei ? [row(t('imei.label'), draft.imei, 'imei')] : []),
    row(t('transport.label'), shipping?.label ?? '', mayChoose.transport ? 'transport' : undefined),
    row(t('payment.label'), payment?.label ?? '', mayChoose.payment ? 'payment' : undefined),
    row(t('customer.question'), `${entered('firstName')} ${entered('lastName')}`.trim(), 'customer'),
  ];
}
