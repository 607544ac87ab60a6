import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readCode, useScanner } from '../../kernel/scanner';
import { Icon } from '../icon';
import { Notice } from '../notice';
import { CodeForm } from './code-form';
import { FoundItems, type Taker } from './found-items';
import styles from './scan.module.css';

/** The item in the person's hand, by any code still visible on it: by gun, or typed. `?code=` brings the first. */
export function ItemSearch({ title, sentence, ...taker }: Taker & { title: string; sentence: string }) {
  const { t } = useTranslation('scan');
  const [text, setText] = useState(useSearchParams()[0].get('code') ?? undefined);
  useScanner(setText);
  const read = text === undefined ? undefined : readCode(text);
  return (
    <div className={styles['search']}>
      <span className={styles['scan-sign']}>
        <Icon name="scan" size={56} />
      </span>
      <h2 className={styles['question']}>{title}</h2>
      <p className={styles['soft']}>{sentence}</p>
      <CodeForm label={t('label')} help={t('help')} submit={t('submit')} onCode={setText} search />
      {read && !read.ok && <Notice family="red">{t(`fault.${read.fault}`)}</Notice>}
      {read?.ok && <FoundItems key={read.code} code={read.code} {...taker} />}
    </div>
  );
}
