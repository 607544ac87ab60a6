import { inLanguage, type Translations } from '@reprise/contracts/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { TextKey } from '../../kernel/i18n';
import { selectTextsFollow } from '../../kernel/site';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/public/spinner';
import { RichText } from '../../ui/rich-text';
import { BarePage } from './bare-page';
import styles from './pages.module.css';

type Props = {
  title: `public.${TextKey<'common', 'public'>}`;
  text: string | null | undefined;
  translations?: Translations | null | undefined;
  /** Address of the same as PDF. */
  paper: string | null | undefined;
  /** Within the shell's frame, which has the logo and the ways on already. */
  framed?: boolean;
  children?: ReactNode;
};

/** A legal text of the client, as written in its settings: on the page, as a PDF, or both. */
export function Legal({ title, text: written, translations, paper, framed = false, children }: Props) {
  const { t, i18n } = useTranslation();
  const text = written && inLanguage(written, translations ?? {}, i18n.language);
  const follows = useSelector(selectTextsFollow);
  const content = (
    <>
      <h1 className={styles['title']}>{t(title)}</h1>
      {paper && (
        <a className={styles['paper']} href={paper} target="_blank" rel="noreferrer" type="application/pdf">
          <Icon name="download" size={16} />
          {t('public.as-pdf')}
        </a>
      )}
      {text && <RichText text={text} />}
      {!text && follows && <Spinner />}
      {!text && !paper && !follows && <EmptyState sentence={t('public.no-text')} />}
      {children}
    </>
  );
  return framed ? (
    <div className={styles['legal']}>{content}</div>
  ) : (
    <BarePage className={styles['legal']}>{content}</BarePage>
  );
}
