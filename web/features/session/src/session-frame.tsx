import type { ReactNode } from 'react';
import { Brand } from '../../../ui/brand';
import { Icon } from '../../../ui/icon';
import { useTheme } from '../../../ui/theme-mode';
import { useTranslation } from 'react-i18next';
import styles from './session.module.css';

/** One card in the middle of an otherwise quiet page. */
export function SessionFrame({
  title,
  sentence,
  children,
}: {
  title: string;
  sentence?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { mode, toggle } = useTheme();
  return (
    <main className={styles['frame']}>
      <Brand />
      <section className={styles['card']}>
        <h1 className={styles['title']}>{title}</h1>
        {sentence && <p className={styles['sentence']}>{sentence}</p>}
        {children}
      </section>
      <button type="button" className={styles['theme']} onClick={toggle}>
        <Icon name={mode === 'dark' ? 'sun' : 'moon'} size={16} />
        {t(mode === 'dark' ? 'shell.light-theme' : 'shell.dark-theme')}
      </button>
    </main>
  );
}
