import { uploadedFile } from '@reprise/contracts/kernel';
import { enterPriceFile } from '@reprise/contracts/price-lists';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../kernel/i18n/problem-text';
import { useSubmission } from '../../../kernel/store';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import styles from './price-lists.module.css';

/** Prices from a CSV file; the lines that were left out are named, so that they can be corrected and sent again. */
export function PriceFileEntry({ id }: { id: string }) {
  const { t } = useTranslation('price-lists');
  const problemText = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const { submit, status, problem, reply } = useSubmission<typeof enterPriceFile>();
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    submit(enterPriceFile, { params: { id }, body: { file: uploadedFile(file.name, 'text/csv', bytes) } });
    if (field.current) field.current.value = '';
  };
  return (
    <section className={styles['adjust']} aria-label={t('file.title')}>
      <div>
        <input
          ref={field}
          hidden
          type="file"
          accept=".csv,text/csv"
          aria-label={t('file.title')}
          onChange={({ target }) => void send(target.files?.[0])}
        />
        <Button
          loading={status === 'sending'}
          icon={<Icon name="upload" size={16} />}
          onClick={() => field.current?.click()}
        >
          {t('file.choose')}
        </Button>
        <p className={styles['soft']}>{t('file.help')}</p>
      </div>
      <div>
        {problem && <Notice family="red">{problemText(problem)}</Notice>}
        {reply && (
          <Notice
            family={reply.left > 0 ? 'amber' : 'green'}
            title={t('file.entered', { count: reply.entered })}
          >
            {reply.left > 0 && t('file.left', { count: reply.left })}
            <ul>
              {reply.faults.map(({ line, code }) => (
                <li key={line}>{t(`file.fault.${code}`, { line })}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </section>
  );
}
