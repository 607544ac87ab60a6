import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../kernel/i18n';
import { EmptyState } from '../../ui/empty-state';
import { RichText } from '../../ui/rich-text';
import styles from './pages.module.css';

type Props = { title: `public.${TextKey<'common', 'public'>}`; text: string | null | undefined };

/** A legal text of the client, as written in its settings. */
export function Legal({ title, text }: Props) {
  const { t } = useTranslation();
  return (
    <main className={styles['legal']}>
      <h1 className={styles['title']}>{t(title)}</h1>
      {text ? <RichText text={text} /> : <EmptyState sentence={t('public.no-text')} />}
    </main>
  );
}
