import { stocks, type NativeStock } from '@reprise/contracts/configuration';
import { suitsStock, controlItem } from '@reprise/contracts/item';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useProblemText } from '../../../kernel/i18n';
import { useLoneKey } from '../../../kernel/scanner';
import { useList } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { ButtonKey } from '../../../ui/key-cap';
import { Notice } from '../../../ui/notice';
import { NamedWizardFrame } from '../../../ui/wizard/named-wizard-frame';
import { Comment, useCommentFault } from './comment';
import styles from './compliance.module.css';
import { stockChosen } from './compliance.slice';
import { answersToPrice } from './compliance.types';
import { DifferenceTable } from './difference-table';
import { foundDifferences } from './differences.rules';
import { FoundFacts } from './found-facts';
import { correctionOf } from './found.types';
import { LateNotice } from './late-notice';
import { LivePrice } from './live-price';
import { Photos } from './photos';
import { ProofNotice } from './proof-notice';
import type { StepProps } from './control-steps.rules';
import type { Control } from './use-control';

const allStocks = { query: { pagination: 'false', 'order[name]': 'asc' } };

type Props = StepProps & { control: Control };

/** A summary before it is recorded; the server prices and decides. */
export function SummaryStep({ item, diagnostic, draft, place, goTo, control }: Props) {
  const { t } = useTranslation('compliance');
  const problemText = useProblemText();
  const [judged, setJudged] = useState(false);
  const commentFault = useCommentFault(draft);
  const found = foundDifferences(item, diagnostic, draft);
  const { submit, status, problem } = control;
  const confirm = (): void => {
    setJudged(true);
    if (commentFault) return;
    const comment = draft.comment.trim();
    const specification = correctionOf(draft.found, draft.product?.id);
    const body = {
      answers: answersToPrice(diagnostic, draft),
      photoKeys: draft.photoKeys,
      photoQuestions: draft.photoQuestions,
      ...(comment && { comment }),
      ...(specification && { specification }),
      ...(draft.stockId && { stockId: draft.stockId }),
    };
    submit(controlItem, { params: { id: item.id }, body });
  };
  // Not Enter: a test is passed by an act that is meant.
  useLoneKey((key) => {
    if (key.toLowerCase() === 't') confirm();
    if (key === 'Backspace') goTo('diagnostic');
  });
  return (
    <NamedWizardFrame
      {...place}
      aside={
        <>
          <LivePrice currency={diagnostic.currency} settled="all" />
          {problem && <Notice family="red">{problemText(problem)}</Notice>}
          <Button type="primary" size="large" block loading={status === 'sending'} onClick={confirm}>
            {t('summary.confirm')} <ButtonKey>T</ButtonKey>
          </Button>
          <Button size="large" block onClick={() => goTo('diagnostic')}>
            {t('summary.back')}
          </Button>
        </>
      }
    >
      <section className={styles['card']} aria-labelledby="summary-title">
        <h2 id="summary-title" className={styles['question']}>
          {t('summary.title')}
        </h2>
        <LateNotice late={diagnostic.late} />
        <DifferenceTable found={found} draft={draft} late={diagnostic.late !== undefined} />
        <ProofNotice proofRequired={diagnostic.proofRequired} found={found} draft={draft} />
        <FoundFacts draft={draft} />
        <Stock draft={draft} />
        <Comment draft={draft} judged={judged} />
        <Photos itemId={item.id} draft={draft} />
      </section>
    </NamedWizardFrame>
  );
}

/** Of the two ends of a test, a stock must be for one. */
const tested = ({ native }: { native?: NativeStock | null }): boolean =>
  suitsStock(native, 'item_completed') || suitsStock(native, 'item_in_quarantine');

function Stock({ draft }: Pick<StepProps, 'draft'>) {
  const { t } = useTranslation('compliance');
  const dispatch = useDispatch();
  const { items } = useList(stocks.endpoints.list, allStocks);
  return (
    <FormField label={t('summary.stock')} help={t('summary.stock-help')}>
      {(control) => (
        <Select
          {...control}
          value={draft.stockId ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: '', label: t('summary.stock-usual') },
            ...items.filter(tested).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id: string) => dispatch(stockChosen(id || undefined))}
        />
      )}
    </FormField>
  );
}
