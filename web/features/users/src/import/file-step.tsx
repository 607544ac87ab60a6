import { userImportColumns, userImportEndpoints, userImportLimits } from '@reprise/contracts/identity';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveFile, useFile } from '../../../../kernel/files';
import { useProblemText } from '../../../../kernel/i18n/problem-text';
import { ChooseCsv } from '../../../../ui/form/choose-csv';
import { Notice } from '../../../../ui/notice';
import { Icon } from '../../../../ui/icon';
import { useAssignable } from '../use-assignable';
import styles from './import.module.css';

/** Spreadsheets take a file for UTF-8 by its mark. */
const mark = '\uFEFF';
const example = ['sam@example.org', 'Sam', 'Doe', 'store_seller', 'Store 1', 'fr-FR'];

function template(): Blob {
  const lines = [userImportColumns, example].map((cells) => cells.join(';'));
  return new Blob([mark, `${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

type Props = { sending: boolean; onFile: (file: File) => void };

/** Which columns and roles the file has, a template, and the file. */
export function FileStep({ sending, onFile }: Props) {
  const { t, i18n } = useTranslation(['users', 'enums']);
  const guide = useFile();
  const problemText = useProblemText();
  const language = i18n.language === 'fr-FR' ? 'fr-FR' : 'en-GB';
  const { roles } = useAssignable();
  return (
    <section className={styles['step']}>
      <p>
        {t('users:import.columns', { columns: userImportColumns.join(', '), lines: userImportLimits.lines })}
      </p>
      <dl className={styles['roles']}>
        {roles.map((role) => (
          <div key={role}>
            <dt>
              <code>{role}</code>
            </dt>
            <dd>{t(`enums:role.${role}`)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['acts']}>
        <ChooseCsv label={t('users:import.choose')} sending={sending} onFile={onFile} />
        <Button icon={<Icon name="download" size={16} />} onClick={() => saveFile(template(), 'users.csv')}>
          {t('users:import.template')}
        </Button>
        <Button
          icon={<Icon name="file" size={16} />}
          loading={guide.status === 'fetching'}
          onClick={() => guide.save(userImportEndpoints.guide, { query: { language } }, 'users-import.pdf')}
        >
          {t('users:import.guide')}
        </Button>
      </div>
      {guide.problem && <Notice family="red">{problemText(guide.problem)}</Notice>}
    </section>
  );
}
