import { importContents, importKeys, importStrategies, type ImportDraft } from '@reprise/contracts/imports';
import { Progress, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { ChooseCsv } from '../../../ui/form/choose-csv';
import { Notice } from '../../../ui/notice';
import { columnLabel } from './column-choices.texts';
import styles from './imports.module.css';
import { type Chosen, useImportUpload } from './use-import-upload';
import { useErrorText } from './use-fault-text';

type Props = { accountId: string; onSent: (draft: ImportDraft) => void };

/** What the file holds, how its lines find their records, and the file. */
export function FileStep({ accountId, onSent }: Props) {
  const { t, i18n } = useTranslation('imports');
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<Chosen>({ content: 'products', strategy: 'generic' });
  const { sent, problem, send } = useImportUpload(accountId, onSent);
  const keys = importKeys[chosen.content][chosen.strategy];
  const named = keys.map((key) => columnLabel(chosen.content, key, i18n.language));
  const reason = problem?.details?.['reason'];
  return (
    <section className={styles['step']}>
      {problem && <Notice family="red">{reason ? errorText(String(reason)) : problemText(problem)}</Notice>}
      <fieldset className={styles['choice']}>
        <legend>{t('file.content')}</legend>
        <Radio.Group
          value={chosen.content}
          onChange={({ target }) => setChosen({ ...chosen, content: target.value })}
          options={importContents.map((value) => ({ value, label: t(`content.${value}`) }))}
        />
      </fieldset>
      <fieldset className={styles['choice']}>
        <legend>{t('file.strategy')}</legend>
        <Radio.Group
          value={chosen.strategy}
          onChange={({ target }) => setChosen({ ...chosen, strategy: target.value })}
          options={importStrategies.map((value) => ({ value, label: t(`strategy.${value}`) }))}
        />
        <p>{t('file.key', { columns: named.join(', ') })}</p>
      </fieldset>
      <div className={styles['acts']}>
        <ChooseCsv
          label={t('file.choose')}
          sending={sent !== undefined}
          onFile={(file) => void send(file, chosen)}
        />
      </div>
      {sent !== undefined && <Progress percent={sent} aria-label={t('file.sending')} />}
    </section>
  );
}
