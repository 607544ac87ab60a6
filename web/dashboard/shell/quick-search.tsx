import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteSpec } from '../../kernel/routing';
import { Icon } from '../../ui/icon';
import { SearchPanel } from './search-panel';
import styles from './shell.module.css';

const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Ctrl/⌘ K from anywhere: pages, files, customers and products. */
export function QuickSearch({ routes }: { routes: readonly RouteSpec[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // The accessible name includes everything visible, so that it can also be spoken.
  const keys = onMac() ? '⌘ K' : 'Ctrl K';
  return (
    <>
      <button
        type="button"
        className={styles['search']}
        aria-label={`${t('search.open')} ${keys}`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span>{t('search.open')}</span>
        <kbd className={styles['keys']}>{keys}</kbd>
      </button>
      <Modal
        open={open}
        footer={null}
        closable={false}
        destroyOnHidden
        title={t('search.title')}
        onCancel={() => setOpen(false)}
      >
        <SearchPanel routes={routes} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}
