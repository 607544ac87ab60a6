import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../kernel/i18n';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/rich-text';
import styles from './pages.module.css';

type Props = {
  title: `public.${TextKey<'common', 'public'>}`;
  text: string | null | undefined;
  /** Address of the same as PDF. */
  paper: string | null | undefined;
};

/** A legal text of the client, as written in its settings: on the page, as a PDF, or both. */
export function Legal({ title, text, paper }: Props) {
  const { t } = useTranslation();
  return (
    <main className={styles['legal']}>
      <h1 className={styles['title']}>{t(title)}</h1>
      {paper && (
        <a className={styles['paper']} href={paper} target="_blank" rel="noreferrer" type="application/pdf">
          <Icon name="download" size={16} />
          {t('public.as-pdf')}
        </a>
      )}
      {text && <RichText text={text} />}
      {!text && !paper && <EmptyState sentence={t('public.no-text')} />}
    </main>
  );
}
