import { Button, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useProblemText } from '../../../kernel/i18n';
import { useLoneKey } from '../../../kernel/scanner';
import { recordReceived, useList, useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { Notice } from '../../../ui/notice';
import type { StepProps } from './check.page';
import { Comment, useCommentFault } from './comment';
import styles from './compliance.module.css';
import { stockChosen, testFinished } from './compliance.slice';
import { answersToPrice, differences } from './compliance.types';
import { LivePrice } from './live-price';
import { Photos } from './photos';

type StockRow = { id: string; name: string };
const allStocks = { pagination: 'false', 'order[name]': 'asc' };

/** Everything once more before it is recorded; the server prices and decides. */
export function SummaryStep({ item, file, draft, goTo }: StepProps) {
  const { t } = useTranslation('compliance');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const [judged, setJudged] = useState(false);
  const commentFault = useCommentFault(draft);
  const { submit, status, problem, reply } = useSubmission(`control/${item.id}`);
  useEffect(() => {
    if (status !== 'accepted') return;
    const path = `/items/${item.id}`;
    dispatch(recordReceived({ key: `${path}{}`, value: reply }));
    dispatch(testFinished());
    goTo('confirmation');
  }, [dispatch, goTo, item.id, reply, status]);
  const confirm = (): void => {
    setJudged(true);
    if (commentFault) return;
    const comment = draft.comment.trim();
    const body = {
      answers: answersToPrice(file, draft),
      photoKeys: draft.photoKeys,
      ...(comment && { comment }),
      ...(draft.stockId && { stockId: draft.stockId }),
    };
    submit({ path: `/items/${item.id}/control`, body });
  };
  useLoneKey((key) => {
    if (key === 'Enter') confirm();
    if (key === 'Backspace') goTo('diagnostic');
  });
  return (
    <div className={styles['test']}>
      <section className={styles['card']} aria-labelledby="summary-title">
        <h2 id="summary-title" className={styles['question']}>
          {t('summary.title')}
        </h2>
        <DifferenceTable {...{ item, file, draft, goTo }} />
        <Stock draft={draft} />
        <Comment draft={draft} judged={judged} />
        <Photos itemId={item.id} draft={draft} />
      </section>
      <aside className={styles['side']}>
        <LivePrice currency={file.currency} />
        {problem && <Notice family="red">{problemText(problem)}</Notice>}
        <Button type="primary" size="large" block loading={status === 'sending'} onClick={confirm}>
          {t('summary.confirm')} <kbd className={styles['on-primary']}>↵</kbd>
        </Button>
        <Button size="large" block onClick={() => goTo('diagnostic')}>
          {t('summary.back')}
        </Button>
      </aside>
    </div>
  );
}

function DifferenceTable({ file, draft }: StepProps) {
  const { t } = useTranslation('compliance');
  const found = differences(file, draft);
  if (found.length === 0) return <Notice family="green">{t('summary.same')}</Notice>;
  return (
    <table className={styles['differences']}>
      <caption>{t('summary.differences', { count: found.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('summary.question')}</th>
          <th scope="col">{t('diagnostic.declared')}</th>
          <th scope="col">{t('diagnostic.observed')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((one) => (
          <tr key={one.questionId}>
            <th scope="row">{one.question}</th>
            <td>{one.declared || '–'}</td>
            <td className={styles['changed']}>{one.found}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Stock({ draft }: Pick<StepProps, 'draft'>) {
  const { t } = useTranslation('compliance');
  const dispatch = useDispatch();
  const stocks = useList('compliance/stocks', '/stocks', allStocks).items as readonly StockRow[];
  return (
    <FormField label={t('summary.stock')} help={t('summary.stock-help')}>
      {(control) => (
        <Select
          {...control}
          value={draft.stockId ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: '', label: t('summary.stock-usual') },
            ...stocks.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id: string) => dispatch(stockChosen(id || undefined))}
        />
      )}
    </FormField>
  );
}
