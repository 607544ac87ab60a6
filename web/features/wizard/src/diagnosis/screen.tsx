import { useTranslation } from 'react-i18next';
import { QuestionScreen } from '../../../../ui/wizard/question-screen';
import { AppointmentScreen } from './appointment-screen';
import { ChoiceScreen } from './choice-screen';
import { choicesOf } from './choices.rules';
import { ImeiScreen } from './imei-screen';
import { paymentEffect } from './effects.rules';
import { ModifierTag } from './modifier-tag';
import { PriceScreen } from './price-screen';
import type { ScreenProps } from './screen-props.types';
import { TransportScreen } from './transport-screen';

export function Screen(props: ScreenProps) {
  const { t } = useTranslation('wizard');
  const { step, view, draft, onChange, onAdvance } = props;
  const { shipping, payment, warehouseIds, warehouseId, price } = choicesOf(view, draft);
  switch (step.kind) {
    case 'question': {
      const { question } = step;
      const change = (id: string) => ({ answers: { ...draft.answers, [question.id]: id }, recycles: false });
      return (
        <QuestionScreen
          question={question}
          value={draft.answers[question.id]}
          words={{ continue: t('continue'), fault: t('question-fault'), howToTest: t('how-to-test') }}
          onChoose={(id) => onChange(change(id))}
          onAdvance={(id) => onAdvance(change(id))}
        />
      );
    }
    case 'imei':
      return <ImeiScreen {...props} />;
    case 'price':
      return <PriceScreen view={view} price={price} onAdvance={() => onAdvance()} />;
    case 'transport':
      return <TransportScreen {...props} />;
    case 'appointment':
      return <AppointmentScreen {...props} />;
    case 'payment':
      return (
        <ChoiceScreen
          legend={t('payment.question')}
          choices={(shipping?.paymentModes ?? []).map((mode) => ({
            value: mode.id,
            label: mode.label,
            help: mode.long_description || mode.description,
            aside: shipping && (
              <ModifierTag value={paymentEffect(view, draft, shipping, mode)} currency={view.currency} />
            ),
          }))}
          value={payment?.id}
          fault={t('payment.fault')}
          onChoose={(id) => onChange({ paymentModeId: id })}
          onAdvance={(id) => onAdvance({ paymentModeId: id })}
        />
      );
    case 'workshop': {
      const among = view.warehouses.filter(({ id }) => warehouseIds.includes(id));
      return (
        <ChoiceScreen
          legend={t('workshop.question')}
          choices={among.map(({ id, name, city }) => ({ value: id, label: name, help: city }))}
          value={warehouseId}
          fault={t('workshop.fault')}
          onChoose={(id) => onChange({ warehouseId: id })}
          onAdvance={(id) => onAdvance({ warehouseId: id })}
        />
      );
    }
  }
}
