import { importEndpoints, importKeys, type ImportDraft } from '@reprise/contracts/imports';
import { Button, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { useSubmission } from '../../../kernel/store';
import { Notice } from '../../../ui/notice';
import { columnChoices, columnLabel } from './column-choices.texts';
import styles from './imports.module.css';

/** What each column of the file is taken for; it is remembered for the next file. */
export function ColumnsStep({ draft, onDone }: { draft: ImportDraft; onDone: () => void }) {
  const { t, i18n } = useTranslation('imports');
  const problemText = useProblemText();
  const [columns, setColumns] = useState(draft.columns);
  const { submit, status, problem } = useSubmission();
  const { accountId, content, strategy } = { ...draft, accountId: draft.destination_account.id };
  const choices = columnChoices(content, i18n.language);
  const missing = importKeys[content][strategy].filter((key) => !columns.includes(key));
  useEffect(() => {
    if (status === 'accepted') onDone();
    // Once the answer is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status]);
  const set = (at: number, column: string | null): void =>
    setColumns(columns.map((each, index) => (index === at ? column : each === column ? null : each)));
  const names = missing.map((key) => columnLabel(content, key, i18n.language)).join(', ');
  return (
    <section className={styles['step']}>
      {problem && <Notice family="red">{problemText(problem)}</Notice>}
      {missing.length > 0 && <Notice family="amber">{t('columns.missing', { columns: names })}</Notice>}
      <ul className={styles['columns']}>
        {draft.header.map((head, at) => (
          <li key={`${at}-${head}`}>
            <div>
              <strong>{head || t('columns.nameless', { number: at + 1 })}</strong>
              <span className={styles['sample']}>
                {draft.samples.map((cells) => cells[at]).find(Boolean) ?? '–'}
              </span>
            </div>
            <Select<string>
              aria-label={t('columns.choose', { column: head })}
              value={columns[at] ?? ''}
              showSearch={{ optionFilterProp: 'label' }}
              options={[{ value: '', label: t('columns.none') }, ...choices]}
              onChange={(value) => set(at, value === '' ? null : value)}
            />
          </li>
        ))}
      </ul>
      <div className={styles['acts']}>
        <Button
          type="primary"
          loading={status === 'sending'}
          disabled={missing.length > 0}
          onClick={() =>
            submit(importEndpoints.check, { params: { accountId, id: draft.id }, body: { columns } })
          }
        >
          {t('columns.check')}
        </Button>
      </div>
    </section>
  );
}
