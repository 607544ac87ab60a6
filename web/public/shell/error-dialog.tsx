import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStandingError } from '../../kernel/errors';
import { useProblemText } from '../../kernel/i18n';
import { Button } from '../../ui/public/button';
import styles from './shell.module.css';

/**
 * The specification's error modal as a native dialog. An anonymous session that cannot be renewed starts over with a
 * reload.
 */
export function ErrorDialog({ goTo }: { goTo: (path: string) => void }) {
  const { t } = useTranslation();
  const text = useProblemText(false);
  const reload = (): void => globalThis.location.reload();
  const [shown, dismiss] = useStandingError({
    goTo: (path) => goTo(path === '/home' ? '/' : path),
    reload,
    endSession: reload,
  });
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown.kind !== 'none' && !dialog.current?.open) dialog.current?.showModal?.();
  }, [shown]);
  if (shown.kind === 'none') return null;
  const expired = shown.kind === 'session-expired';
  const close = (): void => {
    dialog.current?.close?.();
    dismiss();
    shown.act();
  };
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="error-title" onCancel={close}>
      <h2 id="error-title">{t(expired ? 'error.page-expired' : 'error.server')}</h2>
      <p>{text(shown.problem)}</p>
      {shown.problem.traceId && (
        <p className={styles['small']}>
          {t('error.trace')} <span className="code">{shown.problem.traceId}</span>
        </p>
      )}
      <Button variant="primary" onClick={close} autoFocus>
        {t(`error.button.${expired ? 'reload' : shown.button}`)}
      </Button>
    </dialog>
  );
}
