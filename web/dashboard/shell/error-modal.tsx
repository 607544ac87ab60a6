import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorModal as Shown, useErrorModal } from '../../kernel/errors';
import { useProblemText } from '../../kernel/i18n';

type Props = { goTo: (path: string) => void; reload: () => void; endSession: () => void };

/** Stays until answered, although the flag behind it resets itself after 3 s: nobody reads that fast. */
export function ErrorModal(props: Props) {
  const { t } = useTranslation();
  const text = useProblemText();
  const now = useErrorModal(props);
  const [shown, setShown] = useState<Shown>(now);
  useEffect(() => {
    if (now.kind !== 'none') setShown(now);
    // A new problem is a new object; the callbacks around it change on every render.
  }, [now.kind === 'none' ? null : now.problem]);
  if (shown.kind === 'none') return null;
  const close = (act: () => void) => () => {
    setShown({ kind: 'none' });
    act();
  };
  const expired = shown.kind === 'session-expired';
  return (
    <Modal
      open
      centered
      title={t(expired ? 'error.session-expired' : 'error.server')}
      closable={!expired}
      keyboard={!expired}
      mask={{ closable: false }}
      onCancel={expired ? undefined : close(shown.dismiss)}
      footer={
        <Button type="primary" autoFocus onClick={close(shown.act)}>
          {t(expired ? 'error.reconnect' : `error.button.${shown.button}`)}
        </Button>
      }
    >
      <p>{text(shown.problem)}</p>
      {shown.problem.traceId && (
        <p>
          {t('error.trace')} <span className="code">{shown.problem.traceId}</span>
        </p>
      )}
    </Modal>
  );
}
