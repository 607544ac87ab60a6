import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon';
import styles from './panel.module.css';

type Props = { open: boolean; title: string; side?: boolean; onClose: () => void; children: ReactNode };

/** The browser's own dialog: it keeps the focus inside, closes on Escape and restores the focus. */
export function Panel({ open, title, side = false, onClose, children }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={side ? styles['side'] : styles['centre']}
      aria-labelledby={titleId}
      // React hands the end of a panel within this one on to this one.
      onClose={({ target }) => {
        if (target === dialog.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className={styles['inside']}>
          <div className={styles['head']}>
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className={styles['close']}
              aria-label={t('action.close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
