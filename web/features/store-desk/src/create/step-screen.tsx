import { formatMoney } from '@reprise/contracts/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../kernel/numbers';
import type { Draft } from '../draft/draft.types';
import styles from '../desk.module.css';
import { AppointmentStep } from './appointment-step';
import { CartStep } from './cart-step';
import { choicesOf, estimateOf, type Step } from './choices.rules';
import { ChoiceStep } from './choice-step';
import { CustomerStep } from './customer-step';
import { ImeiStep } from './imei-step';
import { QuestionStep } from './question-step';
import type { StepProps } from './step-props.types';
import { SummaryStep } from './summary-step';

export function StepScreen({ step, ...props }: StepProps & { step: Step }) {
  const { view, draft, onChange, onAdvance, onBack } = props;
  const { t, i18n } = useTranslation('store-desk');
  const choices = choicesOf(view, draft);
  /** What the customer gets by a mode, and what the mode adds to the price or deducts from it. */
  const paid = (total: number): ReactNode => {
    const change = total - estimateOf(view, draft, choices.shipping).total;
    const amount = formatMoney({ amount: total, currency: view.currency }, i18n.language);
    if (change === 0) return amount;
    return (
      <>
        <span className={styles['note']}>{signedMoney(change, view.currency, i18n.language)}</span> {amount}
      </>
    );
  };
  switch (step.kind) {
    case 'question': {
      const { question } = step;
      const told = (answerId: string): Partial<Draft> => ({
        answers: { ...draft.answers, [question.id]: answerId },
      });
      return (
        <QuestionStep
          question={question}
          value={draft.answers[question.id]}
          onChoose={(answerId) => onChange(told(answerId))}
          onAdvance={(answerId) => onAdvance(told(answerId))}
          onBack={onBack}
        />
      );
    }
    case 'transport':
      return (
        <ChoiceStep
          legend={t('transport.question')}
          choices={view.options.map(({ id, label, description }) => ({
            value: id,
            label,
            help: description,
          }))}
          value={choices.shipping?.id}
          onChoose={(shippingMethodId) => onChange({ shippingMethodId })}
          onAdvance={(shippingMethodId) => onAdvance({ shippingMethodId })}
          onBack={onBack}
        />
      );
    case 'payment':
      return (
        <ChoiceStep
          legend={t('payment.question')}
          choices={(choices.shipping?.paymentModes ?? []).map((mode) => ({
            value: mode.id,
            label: mode.label,
            help: mode.description,
            aside: paid(estimateOf(view, draft, choices.shipping, mode).total),
          }))}
          value={choices.payment?.id}
          onChoose={(paymentModeId) => onChange({ paymentModeId })}
          onAdvance={(paymentModeId) => onAdvance({ paymentModeId })}
          onBack={onBack}
        />
      );
    case 'workshop':
      return (
        <ChoiceStep
          legend={t('workshop.question')}
          choices={choices.warehouseIds.map((id) => {
            const warehouse = view.warehouses.find((one) => one.id === id);
            return { value: id, label: warehouse?.name ?? id, help: warehouse?.city };
          })}
          value={choices.warehouseId}
          onChoose={(warehouseId) => onChange({ warehouseId })}
          onAdvance={(warehouseId) => onAdvance({ warehouseId })}
          onBack={onBack}
        />
      );
    case 'imei':
      return <ImeiStep {...props} />;
    case 'appointment':
      return <AppointmentStep {...props} />;
    case 'customer':
      return <CustomerStep {...props} />;
    case 'summary':
      return <SummaryStep {...props} />;
    case 'cart':
      return <CartStep {...props} />;
  }
}
