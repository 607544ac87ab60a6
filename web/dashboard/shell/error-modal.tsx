import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ErrorModal as Shown, useStandingError } from '../../kernel/errors';
import { useProblemText } from '../../kernel/i18n';

type Props = { goTo: (path: string) => void; reload: () => void; endSession: () => void };

/** That a session is over; the sentence says why. Who has been deactivated is not led to log in again, which he cannot. */
function wordsOf(shown: Exclude<Shown, { kind: 'none' }>) {
  if (shown.kind === 'server-error')
    return { title: 'error.server', button: `error.button.${shown.button}` } as const;
  const barred = shown.problem.code === 'user-inactive';
  return { title: 'error.logged-out', button: barred ? 'error.to-login' : 'error.reconnect' } as const;
}

export function ErrorModal(props: Props) {
  const { t } = useTranslation();
  const text = useProblemText(false);
  const [shown, dismiss] = useStandingError(props);
  if (shown.kind === 'none') return null;
  const close = (act: () => void) => () => {
    dismiss();
    act();
  };
  const expired = shown.kind === 'session-expired';
  const words = wordsOf(shown);
  return (
    <Modal
      open
      centered
      title={t(words.title)}
      closable={!expired}
      keyboard={!expired}
      mask={{ closable: false }}
      onCancel={expired ? undefined : close(shown.dismiss)}
      footer={
        <Button type="primary" autoFocus onClick={close(shown.act)}>
          {t(words.button)}
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
