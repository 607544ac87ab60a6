import type { NativeStock } from '@reprise/contracts/configuration';
import { chooseDiagnosisStock, finaliseDiagnosis } from '@reprise/contracts/item';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../../kernel/i18n';
import { useLoneKey } from '../../../../kernel/scanner';
import { Notice } from '../../../../ui/notice';
import { chosenBy, KeyChoices } from '../../../../ui/wizard/key-choices';
import { ButtonKey } from '../../../../ui/key-cap';
import { StepCard } from '../../../../ui/wizard/step-card';
import { NamedWizardFrame } from '../../../../ui/wizard/named-wizard-frame';
import { useStocksFor } from '../stock-name';
import { useWarehouseStock } from '../use-warehouse-stock';
import { useWorkAct } from '../use-work';
import type { StepProps } from './step-props.types';

/** Where the item lies once the diagnosis is finalised: its usual stock unless the technician chooses another. */
export function StockStep({ item, work, place, goTo }: StepProps) {
  const { t } = useTranslation('refurbishment');
  const problemText = useProblemText();
  const stocks = useStocksFor(item.warehouseId, 'item_refurb_in_progress');
  const refurbishes = work.steps.length > 0;
  const usual: NativeStock = refurbishes ? 'to_refurbish' : 'refurb_completed';
  const own = useWarehouseStock(item.warehouseId);
  const [picked, setPicked] = useState(work.destinationId);
  const preset = refurbishes && stocks.find(({ id }) => id === own);
  const stockId = picked ?? (preset || stocks.find(({ native }) => native === usual))?.id;
  const params = { id: item.id };
  const finalise = useWorkAct(() => goTo('finalized'));
  const choose = useWorkAct(() => finalise.act(finaliseDiagnosis, { params, body: {} }));
  const confirm = (): void => {
    if (stockId) choose.act(chooseDiagnosisStock, { params, body: { stockId } });
  };
  useLoneKey((key) => {
    const found = chosenBy(key, stocks);
    if (found) setPicked(found.id);
    if (key === 'Enter') confirm();
    if (key === 'Backspace') goTo('summary');
  });
  const problem = choose.problem ?? finalise.problem;
  const aside = (
    <>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      <Button
        {...{ type: 'primary', size: 'large', block: true, disabled: !stockId }}
        loading={choose.sending || finalise.sending}
        onClick={confirm}
      >
        {t('diagnosis.finalise')} <ButtonKey>↵</ButtonKey>
      </Button>
      <Button size="large" block onClick={() => goTo('summary')}>
        {t('diagnosis.to-summary')}
      </Button>
    </>
  );
  return (
    <NamedWizardFrame {...place} aside={aside}>
      <StepCard title={t('diagnosis.stock-title')} sentence={t('diagnosis.stock-keys')}>
        <KeyChoices
          name="stock"
          lines
          choices={stocks.map(({ id, name, location }) => ({ id, label: name, note: location }))}
          chosen={stockId ? [stockId] : []}
          onChoose={setPicked}
        />
      </StepCard>
    </NamedWizardFrame>
  );
}
