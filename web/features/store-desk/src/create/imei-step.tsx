import { checkImei, mayContinueAnyway } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { type ImeiFault, ImeiScreen } from './imei-screen';
import type { StepProps } from './step-props.types';

/** One that does not match may be kept, and is marked (customer journey §5). */
export function ImeiStep({ view, draft, onAdvance, onBack }: StepProps) {
  const { t } = useTranslation('store-desk');
  const faultOf = (imei: string): ImeiFault | undefined => {
    const check = checkImei(imei, view.tacCodes);
    if (check === 'ok') return undefined;
    return {
      text: t(`imei.fault.${imei === '' ? 'missing' : check}`),
      anyway: mayContinueAnyway(check) ? t('imei.anyway-sentence') : undefined,
    };
  };
  return (
    <ImeiScreen
      known={draft.imei}
      faultOf={faultOf}
      onDone={(imei, forcedInvalidImei) => onAdvance({ imei, forcedInvalidImei })}
      onBack={onBack}
    />
  );
}
