import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStandingError } from '../../kernel/errors';
import { useProblemText } from '../../kernel/i18n';

type Props = { goTo: (path: string) => void; reload: () => void; endSession: () => void };

export function ErrorModal(props: Props) {
  const { t } = useTranslation();
  const text = useProblemText();
  const [shown, dismiss] = useStandingError(props);
  if (shown.kind === 'none') return null;
  const close = (act: () => void) => () => {
    dismiss();
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
