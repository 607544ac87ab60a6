import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorModal, useErrorModal } from '../../kernel/errors';
import { useProblemText } from '../../kernel/i18n';
import { Button } from '../controls/button';
import styles from './shell.module.css';

/** The seeds' error modal as a native dialog. An anonymous session that cannot be renewed starts over by a reload. */
export function ErrorDialog({ goTo }: { goTo: (path: string) => void }) {
  const { t } = useTranslation();
  const text = useProblemText();
  const reload = (): void => globalThis.location.reload();
  const now = useErrorModal({
    goTo: (path) => goTo(path === '/home' ? '/' : path),
    reload,
    endSession: reload,
  });
  const [shown, setShown] = useState<ErrorModal>(now);
  const dialog = useRef<HTMLDialogElement>(null);
  const problem = now.kind === 'none' ? null : now.problem;
  useEffect(() => {
    if (problem) setShown(now);
    // The problem is what is new; the callbacks around it change on every render.
  }, [problem]);
  useEffect(() => {
    if (shown.kind !== 'none' && !dialog.current?.open) dialog.current?.showModal?.();
  }, [shown]);
  if (shown.kind === 'none') return null;
  const expired = shown.kind === 'session-expired';
  const close = (): void => {
    dialog.current?.close?.();
    setShown({ kind: 'none' });
    shown.act();
  };
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="error-title" onCancel={close}>
      <h2 id="error-title">{t(expired ? 'error.session-expired' : 'error.server')}</h2>
      <p>{text(shown.problem)}</p>
      {shown.problem.traceId && (
        <p className={styles['small']}>
          {t('error.trace')} <span className="code">{shown.problem.traceId}</span>
        </p>
      )}
      <Button kind="primary" onClick={close} autoFocus>
        {t(expired ? 'error.reconnect' : `error.button.${shown.button}`)}
      </Button>
    </dialog>
  );
}
