import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import { RichText } from '../../ui/rich-text';
import styles from './pages.module.css';

/** A legal text of the client, as written in its settings. */
export function Legal({ title, text }: { title: string; text: string | null | undefined }) {
  const { t } = useTranslation();
  return (
    <main className={styles['legal']}>
      <h1 className={styles['title']}>{t(title)}</h1>
      {text ? <RichText text={text} /> : <EmptyState sentence={t('public.no-text')} />}
    </main>
  );
}
